import type { Label } from '../../i18n/messages.ts'

/** What every kind of field has. */
export interface Common {
  label: Label
  /** Must be present and not empty; never null in a response. */
  required: boolean
  /** Filled by the server: included in responses, ignored in requests. */
  computed: boolean
  /** The database fills it if a new record leaves it out. Never empty otherwise. */
  defaulted?: true
  /** The flag field beside it which declares that there is no value. If the flag is not set, this field is required. */
  unless?: string
}

/**
 * The kinds of fields, by name. Each module of `kinds/` adds its own: the type of the field, and the types of its
 * values for a field `F`. Each side has a `kinds.ts` with the implementation of every kind; a missing one is a compile
 * error.
 */
// oxlint-disable-next-line no-unused-vars -- the modules that add to it use it, and must call it the same
export interface Kinds<F> {}

/** The types of a field's value: stored and in responses, checked, in a form, and in a request before the check. */
export interface Values<Row, Checked = Row, Form = Row | null, Sent = Form, Nothing = null> {
  row: Row
  checked: Checked
  form: Form
  sent: Sent
  /** The value that represents “nothing entered”. */
  nothing: Nothing
}

export type Kind = keyof Kinds<unknown>

/**
 * A field is pure data about one value: its kind, label and limits. The check on both sides, the columns of responses,
 * the default input, the headings of tables and files, and the API docs are derived from it.
 */
export type Field = Kinds<unknown>[Kind]['field']

/** Fields by name. An interface, since a list field contains fields recursively. */
export interface Fields {
  readonly [name: string]: Field
}

type ValuesOf<F> = F extends { kind: infer K extends Kind } ? Kinds<F>[K]['values'] : never

type Nothing<F> = F extends { required: true } ? never : ValuesOf<F>['nothing']

/** A record as the server returns it: every field, null if empty. */
export type RowOf<F extends Fields> = { [K in keyof F]: ValuesOf<F[K]>['row'] | Nothing<F[K]> }

/** The names of the fields that users fill in. */
export type InputName<F extends Fields> = Extract<
  { [K in keyof F]: F[K] extends { computed: true } ? never : K }[keyof F],
  string
>

/** A complete form after its check: without computed fields, with every required value. */
export type CheckedInput<F extends Fields> = {
  [K in keyof F as F[K] extends { computed: true } ? never : K]: ValuesOf<F[K]>['checked'] | Nothing<F[K]>
}

/** A partial form after its check: only the fields that were sent. */
export type CheckedChanges<F extends Fields> = Partial<CheckedInput<F>>

/** The values in a form, including entered values that are not valid yet. */
export type FormValues<F extends Fields> = { [K in InputName<F>]: ValuesOf<F[K]>['form'] }

/** What a request can contain, including form values that are not checked yet. */
export type SentFields<F extends Fields> = {
  [K in keyof F as F[K] extends { computed: true } ? never : K]?: ValuesOf<F[K]>['sent'] | undefined
}

/** A field as declared, neither required nor computed yet. */
export type Declared<F extends Common> = Omit<F, 'required' | 'computed'> & {
  required: false
  computed: false
}

export const declared = { required: false, computed: false } as const

/** Returns the field as required: present and not empty. */
export function required<F extends { required: boolean }>(
  field: F,
): Omit<F, 'required'> & { required: true } {
  return { ...field, required: true }
}

/** Returns the field as required unless the named flag beside it is set. */
export function requiredUnless<F extends { required: boolean }>(
  flag: string,
  field: F,
): F & { unless: string } {
  return { ...field, unless: flag }
}

/** Returns the field as computed by the server and ignored in requests. */
export function computed<F extends { computed: boolean }>(
  field: F,
): Omit<F, 'computed'> & { computed: true } {
  return { ...field, computed: true }
}

/** Returns the field as never empty, but filled by the database if a new record leaves it out. */
export function defaulted<F extends { required: boolean }>(
  field: F,
): Omit<F, 'required'> & { required: true; defaulted: true } {
  return { ...field, required: true, defaulted: true }
}
