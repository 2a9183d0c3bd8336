import type { Field } from '../../../contract/fields.ts'

/** Kinds that are left-to-right in every language: amounts, numbers, dates; also codes, addresses and phone numbers. */
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

/** Returns the direction of a field's values; `auto` for free text. */
export function directionOf(field: Field): 'ltr' | 'auto' {
  return leftToRight.has(field.kind) || (field.kind === 'text' && field.format) ? 'ltr' : 'auto'
}
