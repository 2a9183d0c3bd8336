/** Numbers as they look in every language: western digits, thousands apart, no more than two decimals. */
export const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
