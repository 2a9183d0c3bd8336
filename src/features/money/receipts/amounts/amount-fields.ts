/** The amount fields of a receipt. Separate from their rules, which the first screen does not load. */
export const amountFields = [
  'amount_iqd_advance',
  'amount_iqd_final',
  'amount_usd_advance',
  'amount_usd_final',
  'net_usd',
  'net_iqd',
] as const
export type AmountField = (typeof amountFields)[number]
export type VoucherAmounts = Readonly<Record<AmountField, number | null>>
