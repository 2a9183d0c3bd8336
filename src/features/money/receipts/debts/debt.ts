/** What is owed for: an invoice, or in its place a debt of the old book. */
export interface Debt {
  invoice: number | null
  opening: number | null
}

/** By what a debt is known among others. */
export const debtKey = ({ invoice, opening }: Debt): string =>
  opening === null ? `invoice ${invoice}` : `opening ${opening}`

/** What names it, and nothing else that is known of it. */
export const debtOf = ({ invoice, opening }: Debt): Debt => ({ invoice, opening })
