import type { Field } from '../../../contract/fields.ts'

/** What is written from left to right in every language: amounts, numbers, dates, and codes, addresses and phones. */
const leftToRight: ReadonlySet<Field['kind']> = new Set([
  'money',
  'price',
  'quantity',
  'percent',
  'rate',
  'whole',
  'day',
  'instant',
])

/** The direction in which a field's values are written; that of their own letters where people write what they like. */
export function directionOf(field: Field): 'ltr' | 'auto' {
  return leftToRight.has(field.kind) || (field.kind === 'text' && field.format) ? 'ltr' : 'auto'
}
