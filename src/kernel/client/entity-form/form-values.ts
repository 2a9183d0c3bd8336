import type { Endpoint } from '../../contract/endpoint.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import type { BodyInput } from '../call-input.ts'
import { numberIn } from '../inputs/typed-number.ts'

/** What a form holds for a field: also what is typed and not right yet. */
type FormValue<F> = F extends { kind: 'picture' }
  ? File | string | null
  : F extends { kind: 'money' | 'quantity' | 'percent' | 'whole' | 'reference' }
    ? number | string | null
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'choice'; choices: infer C }
        ? Extract<keyof C, string> | '' | null
        : F extends { kind: 'list'; fields: infer L extends Fields }
          ? readonly Partial<FormValues<L>>[]
          : F extends { kind: 'group'; fields: infer G extends Fields }
            ? FormValues<G>
            : F extends { kind: 'json' }
              ? unknown
              : string | null

/** The names of the fields that people fill in. */
export type InputName<F extends Fields> = Extract<
  { [K in keyof F]: F[K] extends { computed: true } ? never : K }[keyof F],
  string
>

/** What a form holds. */
export type FormValues<F extends Fields> = { [K in InputName<F>]: FormValue<F[K]> }

/** What a form holds while nobody looks at the single types. */
export type LooseValues = Readonly<Record<string, unknown>>

function emptyOf(field: Field): unknown {
  if (field.kind === 'flag') return false
  if (field.kind === 'list') return []
  return field.kind === 'picture' || field.kind === 'group' || field.kind === 'json' ? null : ''
}

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
      return [name, given ?? emptyOf(field)]
    }),
  )
}

/** Whether two values of a field mean the same: `12.5` and `12.50` do, nothing and an empty text do. */
function sameValue(field: Field, a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true
  if (a instanceof File || b instanceof File) return false
  if (isNumeric(field) && isTyped(a) && isTyped(b)) {
    const number = numberIn(a)
    return number !== null && number === numberIn(b)
  }
  return typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false
}

function isTyped(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isNumeric({ kind }: Field): boolean {
  return ['money', 'quantity', 'percent', 'whole', 'reference'].includes(kind)
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
