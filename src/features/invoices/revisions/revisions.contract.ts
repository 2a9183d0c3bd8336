import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { computed, required, type RowOf } from '../../../kernel/contract/fields.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { invoice, invoiceLine, invoiceRecord } from '../invoices.contract.ts'

/** A revision of an invoice; the last one is the current invoice. */
const revision = {
  revision: required(whole('Revision')),
  grand_total: required(money('Grand Total', 'USD')),
  printed_at: instant('Printed|when'),
  printed_by: text('Printed by'),
  replaced_at: instant('Changed|when'),
  replaced_by: text('Changed by'),
} as const

export type Revision = RowOf<typeof revision>

// Payments belong to the current invoice, not to a revision.
const { paid: _paid, outstanding: _outstanding, due_date: _due, state: _state, ...head } = invoice.fields

/** The invoice data that its paper needs. */
const onPaper = {
  id: invoiceRecord.id,
  ...head,
  customer_code: invoiceRecord.customer_code,
  customer_phone: invoiceRecord.customer_phone,
  dinar_rate: invoiceRecord.dinar_rate,
  dinar_rate_on: invoiceRecord.dinar_rate_on,
  invoice_products: list('Products', invoiceLine, { max: 500 }),
  company: required(computed(group('Company', invoiceRecord.company.fields))),
  paper_language: invoiceRecord.paper_language,
} as const

const may = { resource: invoice.resource, verb: 'view' } as const

export const revisionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: `${invoice.path}/:id/revisions`,
    summary: 'The revisions of an invoice that was changed after it was printed, newest first',
    access: may,
    topic: invoice.name,
    reply: { results: required(list('Results', revision)) },
  }),
  read: endpoint({
    method: 'GET',
    path: `${invoice.path}/:id/revisions/:revision`,
    summary: 'The printable data of an earlier revision of an invoice',
    access: may,
    topic: invoice.name,
    reply: { results: required(group('Invoice', onPaper)) },
  }),
}

export type InvoiceOnPaper = RowOf<typeof onPaper>
