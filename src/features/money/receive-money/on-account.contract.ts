import { endpoint, writeReply } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'

/** A part of a receipt, credit note or customer opening balance that was applied to a debt. */
const usedPart = {
  receipt_voucher: whole('Receipt Voucher'),
  credit_note: whole('Credit Note'),
  opening: whole('Opening Balance'),
  amount_usd: required(money('Amount USD', 'USD')),
} as const

/** The endpoints that apply unapplied credit to a kind of debt, and undo that. */
const spendingFor = ({ path }: Entity, called: string) => ({
  apply: endpoint({
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
  undo: endpoint({
    method: 'POST',
    path: `${path}/:id/put-back-on-account`,
    summary: `Undo applying unapplied credit to ${called}: everything that the previous call returned`,
    access: { resource: receiveMoney, verb: 'create' },
    body: { used: required(list('Applied credit', usedPart)) },
    status: 200,
    reply: writeReply({ on_account_usd: required(money('Unapplied credit', 'USD')) }),
  }),
})

/** By the kind of debt: an invoice or a customer opening balance. */
export const creditEndpoints = {
  invoice: spendingFor(invoice, 'an invoice'),
  opening: spendingFor(opening, 'a customer opening balance'),
}
