const grouped = new Intl.NumberFormat('en-GB')

/** So many of something, in words: `1 order`, `1,234 orders`. */
export function count(number: number, thing: string, many = `${thing}s`): string {
  return `${grouped.format(number)} ${number === 1 ? thing : many}`
}
