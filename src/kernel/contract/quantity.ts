const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** A quantity with its thousands apart and no more decimals than it has. */
export function formatQuantity(quantity: number): string {
  return format.format(quantity)
}
