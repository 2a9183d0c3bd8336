import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'
import type { BodyInput } from '../../calls/call-input.ts'

/** Form values without their types. */
export type LooseValues = Readonly<Record<string, unknown>>

/** Returns the fields that users fill in, with their names. */
export function inputsOf(fields: Fields): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => !field.computed)
}

/** Returns a form's initial values: from the first source that has one, otherwise the field's default. */
export function startingValues(fields: Fields, ...sources: (LooseValues | undefined)[]): LooseValues {
  return Object.fromEntries(
    inputsOf(fields).map(([name, field]) => {
      const given = sources
        .map((source) => source?.[name])
        .find((value) => value !== undefined && value !== null)
      return [name, given ?? proposed(field)]
    }),
  )
}

/** Empty, except for choices with a default: the first, which a test compares with the database's default. */
function proposed(field: Field): unknown {
  const first = field.kind === 'choice' && field.defaulted ? Object.keys(field.choices)[0] : undefined
  return first ?? kindOf(field).emptyFormValue()
}

/** Whether two values of a field mean the same: `12.5` and `12.50`, or nothing and an empty text. */
function sameValue(field: Field, a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true
  if (a instanceof File || b instanceof File) return false
  if (kindOf(field).same?.(a, b)) return true
  return typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false
}

/** Returns the names of the fields in which two states of a form differ. */
export function differences(fields: Fields, a: LooseValues, b: LooseValues): string[] {
  return inputsOf(fields)
    .filter(([name, field]) => !sameValue(field, a[name], b[name]))
    .map(([name]) => name)
}

/**
 * Returns the body of a save. A picture is sent only if it is new; its removal is a flag. `version` is that of the
 * record as the user opened it.
 */
export function bodyFrom(fields: Fields, values: LooseValues, record?: LooseValues): BodyInput<Endpoint> {
  const sent: Record<string, unknown> = {}
  const removed: Record<`remove_${string}`, boolean> = {}
  for (const [name, field] of inputsOf(fields)) {
    const value = values[name]
    if (field.kind !== 'picture') sent[name] = value === '' ? null : value
    else if (value instanceof File) sent[name] = value
    else if (!value && record?.[name]) removed[`remove_${name}`] = true
  }
  return { ...sent, ...removed, ...(typeof record?.version === 'number' && { version: record.version }) }
}
