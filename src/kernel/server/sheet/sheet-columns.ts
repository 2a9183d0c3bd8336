import type { Entity } from '../../contract/entity.ts'
import { recordFields } from '../../contract/entity.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { Say } from '../../../words/say.ts'
import { onServer } from '../kinds.ts'

/** A column of a file: which field of a record it shows, under which heading. */
export interface SheetColumn {
  name: string
  /** In the language of the file. */
  heading: string
  field: Field
}

/** The columns of an entity's list in a file, as the screen has them: the serial number in the list before all others. */
export function sheetColumns(entity: Entity, say: Say): SheetColumn[] {
  const fields: Fields = { ...recordFields, ...entity.fields }
  return ['serial', ...entity.columns].flatMap((name) => {
    const field = fields[name]
    return field && onServer(field).inFile ? [{ name, heading: say(field.label), field }] : []
  })
}

/** A value as words, for a file without types; `''` for none. */
export function wordsOf(field: Field, value: unknown, say: Say): string {
  const there = value ?? kindOf(field).nothing?.(field) ?? null
  return there === null ? '' : (onServer(field).inFile?.words(field, there, say) ?? '')
}
