import type { Currency } from './money.ts'
import type { UploadedFile } from './uploaded-file.ts'
import type { UploadedPicture } from './uploaded-picture.ts'

/**
 * A field is pure data about one value: its kind, its label and its limits. From it come the check on both
 * sides, the columns of replies, the default input, the headings of tables and files, and the API docs.
 */
interface Common {
  label: string
  /** Must be there and not empty; never null in a reply. */
  required: boolean
  /** Filled by the server: part of replies, ignored in what comes in. */
  computed: boolean
  /** Left out of a new record, the database fills it; never empty all the same. */
  defaulted?: true
}

export interface TextField extends Common {
  kind: 'text'
  /** Longest length, in code points. */
  max: number
  format?: 'email' | 'phone' | 'url'
}
export interface NoteField extends Common {
  kind: 'note'
  max: number
}
export interface SecretField extends Common {
  kind: 'secret'
  min: number
}
export interface MoneyField extends Common {
  kind: 'money'
  currency: Currency
  min: number
  /** What becomes of more than 2 decimals: refused, or rounded where the amount is only compared. */
  decimals: 'refused' | 'rounded'
}
export interface QuantityField extends Common {
  kind: 'quantity'
  /** Whether zero itself is refused. */
  positive: boolean
}
export interface PercentField extends Common {
  kind: 'percent'
}
export interface WholeField extends Common {
  kind: 'whole'
  min: number
  max: number
  /** What becomes of a number outside the limits: refused, or taken as nothing entered. */
  outside: 'refused' | 'nothing'
}
export interface DayField extends Common {
  kind: 'day'
}
export interface InstantField extends Common {
  kind: 'instant'
}
export interface FlagField extends Common {
  kind: 'flag'
}
export type Choices = Readonly<Record<string, string>>
export interface ChoiceField<C extends Choices = Choices> extends Common {
  kind: 'choice'
  /** Stored value to label. */
  choices: C
}
/** The key of a record of another entity. */
export interface ReferenceField extends Common {
  kind: 'reference'
  /** Where the records to choose from are listed, and which of their fields names them to people. */
  to: { path: string; shows: string }
}
/** The address of a picture; an uploaded file when it comes in. */
export interface PictureField extends Common {
  kind: 'picture'
}
/** Any file that comes in; the route that asks for it says what it must be. Never part of a record. */
export interface FileField extends Common {
  kind: 'file'
}
/** An ordered list of parts, such as the lines of a document. */
export interface ListField<F extends Fields = Fields> extends Common {
  kind: 'list'
  fields: F
  max: number
}
/** One nested record. */
export interface GroupField<F extends Fields = Fields> extends Common {
  kind: 'group'
  fields: F
}
/** Any JSON value, for what has no fixed shape. */
export interface JsonField extends Common {
  kind: 'json'
}

export type Field =
  | TextField
  | NoteField
  | SecretField
  | MoneyField
  | QuantityField
  | PercentField
  | WholeField
  | DayField
  | InstantField
  | FlagField
  | ChoiceField
  | ReferenceField
  | PictureField
  | FileField
  | ListField
  | GroupField
  | JsonField

export type Fields = Readonly<Record<string, Field>>

/** The value of a field when it is there. */
type FieldValue<F> = F extends { kind: 'text' | 'note' | 'secret' | 'day' | 'instant' | 'picture' }
  ? string
  : F extends { kind: 'money' | 'quantity' | 'percent' | 'whole' | 'reference' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'choice'; choices: infer C }
        ? Extract<keyof C, string>
        : F extends { kind: 'list'; fields: infer L extends Fields }
          ? RowOf<L>[]
          : F extends { kind: 'group'; fields: infer G extends Fields }
            ? RowOf<G>
            : F extends { kind: 'json' }
              ? unknown
              : never

type Nullable<F> = F extends { required: true } | { kind: 'flag' | 'list' } ? never : null

/** A record as the server gives it: every field, null where there is nothing. */
export type RowOf<F extends Fields> = { [K in keyof F]: FieldValue<F[K]> | Nullable<F[K]> }

type Writable<F extends Fields> = { [K in keyof F as F[K] extends { computed: true } ? never : K]: F[K] }

type CheckedValue<F> = F extends { kind: 'picture' }
  ? UploadedPicture | null | undefined
  : F extends { kind: 'file' }
    ? UploadedFile | Nullable<F>
    : F extends { kind: 'list'; fields: infer L extends Fields }
      ? CheckedInput<L>[]
      : FieldValue<F> | Nullable<F>

/** A whole form after its check: computed fields gone, nothing missing. */
export type CheckedInput<F extends Fields> = { [K in keyof Writable<F>]: CheckedValue<F[K & keyof F]> }

/** Part of a form after its check: only what was sent. */
export type CheckedChanges<F extends Fields> = Partial<CheckedInput<F>>

type Constructed<F extends Field> = Omit<F, 'required' | 'computed'> & { required: false; computed: false }

const plain = { required: false, computed: false } as const

export function text(
  label: string,
  options: { max?: number; format?: 'email' | 'phone' | 'url' } = {},
): Constructed<TextField> {
  return { kind: 'text', label, max: 255, ...options, ...plain }
}
export function note(label: string): Constructed<NoteField> {
  return { kind: 'note', label, max: 10_000, ...plain }
}
/** Text that is taken as it was typed and never given back. */
export function secret(label: string, options: { min?: number } = {}): Constructed<SecretField> {
  return { kind: 'secret', label, min: options.min ?? 1, ...plain }
}
export function money(
  label: string,
  currency: Currency,
  options: { min?: number; decimals?: 'refused' | 'rounded' } = {},
): Constructed<MoneyField> {
  return { kind: 'money', label, currency, min: 0, decimals: 'refused', ...options, ...plain }
}
export function quantity(label: string, options: { positive?: boolean } = {}): Constructed<QuantityField> {
  return { kind: 'quantity', label, positive: options.positive ?? false, ...plain }
}
/** 0 to 100 with at most 2 decimals. */
export function percent(label: string): Constructed<PercentField> {
  return { kind: 'percent', label, ...plain }
}
export function whole(
  label: string,
  options: { min?: number; max?: number; outside?: 'refused' | 'nothing' } = {},
): Constructed<WholeField> {
  return { kind: 'whole', label, min: 0, max: 2_147_483_647, outside: 'refused', ...options, ...plain }
}
export function day(label: string): Constructed<DayField> {
  return { kind: 'day', label, ...plain }
}
/** A moment, ISO 8601 in UTC. */
export function instant(label: string): Constructed<InstantField> {
  return { kind: 'instant', label, ...plain }
}
export function flag(label: string): Constructed<FlagField> {
  return { kind: 'flag', label, ...plain }
}
export function choice<const C extends Choices>(label: string, choices: C): Constructed<ChoiceField<C>> {
  return { kind: 'choice', label, choices, ...plain }
}
export function reference(label: string, to: ReferenceField['to']): Constructed<ReferenceField> {
  return { kind: 'reference', label, to, ...plain }
}
export function picture(label: string): Constructed<PictureField> {
  return { kind: 'picture', label, ...plain }
}
export function file(label: string): Constructed<FileField> {
  return { kind: 'file', label, ...plain }
}
export function list<const F extends Fields>(
  label: string,
  fields: F,
  options: { max?: number } = {},
): Constructed<ListField<F>> {
  return { kind: 'list', label, fields, max: options.max ?? 1000, ...plain }
}
export function group<const F extends Fields>(label: string, fields: F): Constructed<GroupField<F>> {
  return { kind: 'group', label, fields, ...plain }
}
export function json(label: string): Constructed<JsonField> {
  return { kind: 'json', label, ...plain }
}

/** The same field, but it must be there and not empty. */
export function required<F extends { required: boolean }>(
  field: F,
): Omit<F, 'required'> & { required: true } {
  return { ...field, required: true }
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
