/** The kinds of entries in a customer's account. */
export const entryKinds = {
  opening: 'Opening Balance',
  invoice: 'Invoice|a paper',
  receipt_voucher: 'Receipt Voucher',
  credit_note: 'Credit Note',
  refund: 'Refund',
  typed_payment: 'Payment',
  bad_debt: 'Bad Debt',
} as const
export type EntryKind = keyof typeof entryKinds
