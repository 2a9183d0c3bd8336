import { endpoint, writeReply } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'

/** So much of a receipt, of a credit note, or of what was on account in the old book, that a debt was settled by. */
const usedPart = {
  receipt_voucher: whole('Receipt Voucher'),
  credit_note: whole('Credit Note'),
  opening: whole('Opening Balance'),
  amount_usd: required(money('Amount USD', 'USD')),
} as const

/** How money on account settles what is owed by a kind of document, and goes back. */
const spendingFor = ({ path }: Entity, called: string) => ({
  spend: endpoint({
    method: 'POST',
    path: `${path}/:id/use-on-account`,
    summary: `Apply the customer’s unapplied credit to ${called}, oldest first`,
    access: { resource: receiveMoney, verb: 'create' },
    status: 200,
    reply: writeReply({
      used_usd: required(money('Used|an amount', 'USD')),
      used: required(list('Applied credit', usedPart)),
    }),
  }),
  putBack: endpoint({
    method: 'POST',
    path: `${path}/:id/put-back-on-account`,
    summary: `Undo applying unapplied credit to ${called}: everything that the previous call returned`,
    access: { resource: receiveMoney, verb: 'create' },
    body: { used: required(list('Applied credit', usedPart)) },
    status: 200,
    reply: writeReply({ on_account_usd: required(money('Unapplied credit', 'USD')) }),
  }),
})

/** By what is owed: an invoice, or a debt of the old book. */
export const spending = {
  invoice: spendingFor(invoice, 'an invoice'),
  opening: spendingFor(opening, 'a debt of the old book'),
}
