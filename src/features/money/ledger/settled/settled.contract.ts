import { endpoint, type ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { choice } from '../../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../../kernel/contract/kinds/day.ts'
import { list } from '../../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../../kernel/contract/kinds/numbers/money.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'

/** The kinds of documents that a document can be applied to, by the name of the kind of record. */
export const settledKinds = {
  invoice: 'Invoice|a paper',
  opening: 'Opening Balance',
  receipt_voucher: 'Receipt Voucher',
  credit_note: 'Credit Note',
  payment_voucher: 'Refund',
} as const

/** The endpoint for what a document is applied to or refunds, with the current outstanding amount of each. */
export function settledWith<const E extends Entity>(entity: E) {
  return endpoint({
    method: 'GET',
    path: `${entity.path}/:id/settled`,
    summary: 'What a document is applied to, the applied amounts, and the open amount of each',
    access: { resource: entity.resource, verb: 'view' },
    topic: entity.name,
    // The outstanding amount of an invoice changes with notifications of its order.
    refreshOn: ['invoice', 'invoice_tracker', 'opening', 'receipt_voucher', 'credit_note', 'payment_voucher'],
    reply: {
      results: required(
        list('Applied to', {
          kind: required(choice('Document', settledKinds)),
          document: required(whole('Document')),
          number: required(text('Number', { format: 'code' })),
          /** The due date of a debt, otherwise the date of the document. */
          date: required(day('Date')),
          amount_usd: required(money('Amount', 'USD')),
          left_usd: required(money('Outstanding', 'USD')),
        }),
      ),
    },
  })
}

export type Settled = ReplyOf<ReturnType<typeof settledWith>>['results'][number]
