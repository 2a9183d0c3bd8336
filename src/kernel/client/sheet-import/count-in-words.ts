/** Thousands apart, as everywhere. */
export const grouped = new Intl.NumberFormat('en-GB')

/** `1,250 products`, with the singular for one. */
export function countInWords(count: number, one: string, many: string): string {
  return `${grouped.format(count)} ${(count === 1 ? one : many).toLowerCase()}`
}
