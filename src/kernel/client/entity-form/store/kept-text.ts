import type { Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { isRecord } from '../../../contract/kinds/many/group.ts'
import { inputsOf, type LooseValues, startingValues } from './form-values.ts'

/** An unfinished form, and the record as it was when the person began. */
export interface KeptForm {
  values: LooseValues
  record: LooseValues | undefined
  /** Whether `record` is what an earlier attempt had stored although its answer was lost. */
  wasSaved?: boolean
}

/** An unfinished form as text. Files cannot be written down, and passwords must not be. */
export function keptText(fields: Fields, { values, record }: KeptForm): string {
  const written = inputsOf(fields)
    .filter(([name, field]) => field.kind !== 'secret' && !(values[name] instanceof File))
    .map(([name]) => [name, values[name]])
  return JSON.stringify({ values: Object.fromEntries(written), record })
}

/**
 * The form that such a text tells of; undefined when it tells of none. It may be of another version of the product
 * or of anybody's making: a value that its field could not hold is that of the record again.
 */
export function keptIn(fields: Fields, text: string | null): KeptForm | undefined {
  const { values, record } = recordFrom(text)
  if (!isRecord(values)) return undefined
  const before = isRecord(record) ? record : undefined
  const usable = inputsOf(fields).filter(([name, field]) => kindOf(field).fits(values[name]))
  const kept = Object.fromEntries(usable.map(([name]) => [name, values[name]]))
  return { values: startingValues(fields, kept, before), record: before }
}

/** What still fits the fields of the values that a text holds alone; null when there is nothing. */
export function valuesIn(fields: Fields, text: string | null): LooseValues | null {
  const values = recordFrom(text)
  const usable = inputsOf(fields).filter(([name, field]) => kindOf(field).fits(values[name]))
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
