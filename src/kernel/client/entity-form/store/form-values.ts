import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'
import type { BodyInput } from '../../calls/call-input.ts'

/** What a form holds while nobody looks at the single types. */
export type LooseValues = Readonly<Record<string, unknown>>

/** The fields that people fill in, with their names. */
export function inputsOf(fields: Fields): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => !field.computed)
}

/** What the form starts with: the record, else what is proposed, else nothing. */
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

/** Nothing, but of a few choices that which the database would take: the first, as a test of the tables compares. */
function proposed(field: Field): unknown {
  const first = field.kind === 'choice' && field.defaulted ? Object.keys(field.choices)[0] : undefined
  return first ?? kindOf(field).empty()
}

/** Whether two values of a field mean the same: `12.5` and `12.50` do, nothing and an empty text do. */
function sameValue(field: Field, a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true
  if (a instanceof File || b instanceof File) return false
  if (kindOf(field).same?.(a, b)) return true
  return typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false
}

/** The names of the fields in which two states of a form differ. */
export function differences(fields: Fields, a: LooseValues, b: LooseValues): string[] {
  return inputsOf(fields)
    .filter(([name, field]) => !sameValue(field, a[name], b[name]))
    .map(([name]) => name)
}

/**
 * The body of a save. A picture travels only when it is new, and its removal is said aloud; `version` tells which
 * state of the record the person has seen.
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
