/** The number format of all languages: western digits, thousands separators, at most two decimals. */
export const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** Limits: the same, but numbers of four digits stay whole, since some of them are years. */
export const groupedLimit = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, useGrouping: 'min2' })
