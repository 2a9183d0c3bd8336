/** A debt: an invoice or a customer opening balance. */
export interface Debt {
  invoice: number | null
  opening: number | null
}

/** A key that identifies a debt. */
export const debtKey = ({ invoice, opening }: Debt): string =>
  opening === null ? `invoice ${invoice}` : `opening ${opening}`

/** Only the two ids of a debt. */
export const debtOf = ({ invoice, opening }: Debt): Debt => ({ invoice, opening })
