/** The number format of all languages: western digits, thousands separators, at most two decimals. */
export const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
