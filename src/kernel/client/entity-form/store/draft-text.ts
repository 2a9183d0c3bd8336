import type { Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { isRecord } from '../../../contract/kinds/many/group.ts'
import { inputsOf, type LooseValues, startingValues } from './form-values.ts'

/** Unsaved input, and the record as it was when the user opened the form. */
export interface DraftForm {
  values: LooseValues
  record: LooseValues | undefined
  /** Whether an earlier attempt stored `record` although its response was lost. */
  wasSaved?: boolean
}

/** Returns unsaved input as text. Files cannot be stored, and passwords must not be. */
export function draftText(fields: Fields, { values, record }: DraftForm): string {
  const written = inputsOf(fields)
    .filter(([name, field]) => field.kind !== 'secret' && !(values[name] instanceof File))
    .map(([name]) => [name, values[name]])
  return JSON.stringify({ values: Object.fromEntries(written), record })
}

/**
 * Returns the form that such a text contains; undefined if it contains none. The text may come from another version of
 * the program, or may have been changed by anybody: a value that does not fit its field is replaced by the record's.
 */
export function draftFrom(fields: Fields, text: string | null): DraftForm | undefined {
  const { values, record } = recordFrom(text)
  if (!isRecord(values)) return undefined
  const before = isRecord(record) ? record : undefined
  const usable = inputsOf(fields).filter(([name, field]) => kindOf(field).accepts(values[name]))
  const saved = Object.fromEntries(usable.map(([name]) => [name, values[name]]))
  return { values: startingValues(fields, saved, before), record: before }
}

/** Returns those values of a text that still fit the fields; null if there are none. */
export function valuesIn(fields: Fields, text: string | null): LooseValues | null {
  const values = recordFrom(text)
  const usable = inputsOf(fields).filter(([name, field]) => kindOf(field).accepts(values[name]))
  return usable.length > 0 ? Object.fromEntries(usable.map(([name]) => [name, values[name]])) : null
}

function recordFrom(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
