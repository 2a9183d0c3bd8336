import { type Label, type Said, told } from '../../../words/sentences.ts'

/** The subject of money that was typed on an order before it had a voucher. */
export const typedSubject: Label = 'Payment that was typed on the order'

/** What Inkwell itself writes as the subject of a receipt. */
export const receiptSubjects = ({ invoice_no }: { invoice_no: string | null }): Said[] => [
  ...(invoice_no === null ? [] : [told('Payment of {invoices}', { invoices: invoice_no })]),
  typedSubject,
  'Payment on account',
]
