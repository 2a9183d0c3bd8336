import { type Label, type DisplayText, message } from '../../../i18n/messages.ts'

/** The subject of a receipt that replaces a manual payment. */
export const manualPaymentSubject: Label = 'Payment that was typed on the order'

/** The subjects that Inkwell writes for a receipt. */
export const receiptSubjects = ({ invoice_no }: { invoice_no: string | null }): DisplayText[] => [
  ...(invoice_no === null ? [] : [message('Payment of {invoices}', { invoices: invoice_no })]),
  manualPaymentSubject,
  'Payment on account',
]
