import { type Label, type DisplayText, message } from '../../../i18n/messages.ts'

/** The subject of money that was entered on an order before it had a voucher. */
export const typedSubject: Label = 'Payment that was typed on the order'

/** What Inkwell itself writes as the subject of a receipt. */
export const receiptSubjects = ({ invoice_no }: { invoice_no: string | null }): DisplayText[] => [
  ...(invoice_no === null ? [] : [message('Payment of {invoices}', { invoices: invoice_no })]),
  typedSubject,
  'Payment on account',
]
