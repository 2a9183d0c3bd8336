import type { Label } from '../../i18n/messages.ts'

/** What every field says, whatever its kind. */
export interface Common {
  label: Label
  /** Must be there and not empty; never null in a reply. */
  required: boolean
  /** Filled by the server: part of replies, ignored in what comes in. */
  computed: boolean
  /** Left out of a new record, the database fills it; never empty all the same. */
  defaulted?: true
  /** The flag beside it that says that there is none; without it, this must be there and not empty. */
  unless?: string
}

/**
 * The kinds that a field can be of, by name. Each module of `kinds/` adds its own: its field, and the values that such
 * a field `F` has. What a kind means to each side stands in `kinds.ts` of that side, none of which compiles while one
 * is missing.
 */
// oxlint-disable-next-line no-unused-vars -- the modules that add to it use it, and must call it the same
export interface Kinds<F> {}

/** The values of a field on its way: stored and answered, checked, in a form, and in a call that is about to be made. */
export interface Values<Row, Checked = Row, Form = Row | null, Sent = Form, Nothing = null> {
  row: Row
  checked: Checked
  form: Form
  sent: Sent
  /** What stands where there is nothing. */
  nothing: Nothing
}

export type Kind = keyof Kinds<unknown>

/**
 * A field is pure data about one value: its kind, its label and its limits. From it come the check on both
 * sides, the columns of replies, the default input, the headings of tables and files, and the API docs.
 */
export type Field = Kinds<unknown>[Kind]['field']

/** Fields by their names. An interface, since a list is a field of fields. */
export interface Fields {
  readonly [name: string]: Field
}

type ValuesOf<F> = F extends { kind: infer K extends Kind } ? Kinds<F>[K]['values'] : never

type Nothing<F> = F extends { required: true } ? never : ValuesOf<F>['nothing']

/** A record as the server gives it: every field, null where there is nothing. */
export type RowOf<F extends Fields> = { [K in keyof F]: ValuesOf<F[K]>['row'] | Nothing<F[K]> }

/** The names of the fields that people fill in. */
export type InputName<F extends Fields> = Extract<
  { [K in keyof F]: F[K] extends { computed: true } ? never : K }[keyof F],
  string
>

/** A whole form after its check: computed fields gone, nothing missing. */
export type CheckedInput<F extends Fields> = {
  [K in keyof F as F[K] extends { computed: true } ? never : K]: ValuesOf<F[K]>['checked'] | Nothing<F[K]>
}

/** Part of a form after its check: only what was sent. */
export type CheckedChanges<F extends Fields> = Partial<CheckedInput<F>>

/** What a form holds: also what is typed and not right yet. */
export type FormValues<F extends Fields> = { [K in InputName<F>]: ValuesOf<F[K]>['form'] }

/** What may be sent: also what a form holds before the server has checked it. */
export type SentFields<F extends Fields> = {
  [K in keyof F as F[K] extends { computed: true } ? never : K]?: ValuesOf<F[K]>['sent'] | undefined
}

/** A field as it is declared, before anything is said of its presence. */
export type Declared<F extends Common> = Omit<F, 'required' | 'computed'> & {
  required: false
  computed: false
}

export const declared = { required: false, computed: false } as const

/** The same field, but it must be there and not empty. */
export function required<F extends { required: boolean }>(
  field: F,
): Omit<F, 'required'> & { required: true } {
  return { ...field, required: true }
}

/** The same field, but it must be there and not empty unless the named flag beside it says that there is none. */
export function requiredUnless<F extends { required: boolean }>(
  flag: string,
  field: F,
): F & { unless: string } {
  return { ...field, unless: flag }
}

/** The same field, filled by the server and not taken from what comes in. */
export function computed<F extends { computed: boolean }>(
  field: F,
): Omit<F, 'computed'> & { computed: true } {
  return { ...field, computed: true }
}

/** The same field, never empty, but filled by the database where a new record leaves it out. */
export function defaulted<F extends { required: boolean }>(
  field: F,
): Omit<F, 'required'> & { required: true; defaulted: true } {
  return { ...field, required: true, defaulted: true }
}
