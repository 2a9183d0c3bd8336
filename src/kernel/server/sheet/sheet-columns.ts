import type { Entity } from '../../contract/entity.ts'
import { recordFields } from '../../contract/entity.ts'
import type { Field } from '../../contract/fields.ts'

/** A column of a file: which field of a record it shows, under which heading. */
export interface SheetColumn {
  name: string
  heading: string
  field: Field
}

/** Kinds that fit into a cell. A key of another record says nothing outside of the product. */
const cellKinds = new Set<Field['kind']>([
  'text',
  'note',
  'money',
  'quantity',
  'percent',
  'whole',
  'day',
  'instant',
  'flag',
  'choice',
  'picture',
])

/** The columns of an entity's list in a file: the serial, then every field that fits into a cell. */
export function sheetColumns(entity: Entity): SheetColumn[] {
  return Object.entries({ serial: recordFields.serial, ...entity.fields })
    .filter(([, field]: [string, Field]) => cellKinds.has(field.kind))
    .map(([name, field]: [string, Field]) => ({ name, heading: field.label, field }))
}

/** A value as words, for a file without types; `''` for none. */
export function wordsOf(field: Field, value: unknown): string {
  if (field.kind === 'flag') return value === true ? 'Yes' : 'No'
  if (value === null || value === undefined) return ''
  if (field.kind === 'choice') return field.choices[String(value)] ?? String(value)
  if (field.kind === 'money' && typeof value === 'number') return value.toFixed(2)
  if (field.kind === 'instant') return `${String(value).slice(0, 16).replace('T', ' ')} UTC`
  return String(value)
}
