import type { Entity } from '../../contract/entity.ts'
import { recordFields } from '../../contract/entity.ts'
import type { Field } from '../../contract/fields.ts'
import { kindOf } from '../../contract/kinds.ts'
import { onServer } from '../kinds.ts'

/** A column of a file: which field of a record it shows, under which heading. */
export interface SheetColumn {
  name: string
  heading: string
  field: Field
}

/** The columns of an entity's list in a file: the serial, then every field that fits into a cell. */
export function sheetColumns(entity: Entity): SheetColumn[] {
  return Object.entries({ serial: recordFields.serial, ...entity.fields })
    .filter(([, field]) => onServer(field).inFile)
    .map(([name, field]) => ({ name, heading: field.label, field }))
}

/** A value as words, for a file without types; `''` for none. */
export function wordsOf(field: Field, value: unknown): string {
  const there = value ?? kindOf(field).nothing?.(field) ?? null
  return there === null ? '' : (onServer(field).inFile?.words(field, there) ?? '')
}
