import type { ar } from './ar.ts'

/**
 * Every text for users, in English, as the key of the catalogs. A key that the catalogs lack is a compile error. A part
 * in braces, such as `{name}`, is replaced by a value. If one English word has several translations, its context
 * follows after a bar: `Open|a door`.
 */
export type MessageKey = keyof typeof ar

/** The names of the values in a message key. */
type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** A message key without values. */
export type Label = Exclude<MessageKey, `${string}{${string}}${string}`>

/** A value in a message: a number, user text, or another message, which is translated into the same language. */
export type Value = string | number | Message

/** A message key with its values, translated when it is shown, into the reader's language. */
export interface Message {
  readonly key: MessageKey
  readonly values: Readonly<Record<string, Value>>
}

/** A text for users: a label, or a message with values. */
export type DisplayText = Label | Message

/** The values of a message key; `label` is always a label. */
type ValuesOf<S extends string> = {
  readonly [Name in NamesIn<S>]: Name extends 'label' ? Label : Value
}

/** The arguments after a message key: its values, or none. */
export type Rest<S extends string> = NamesIn<S> extends never ? [] : [values: ValuesOf<S>]

/** Returns a message with its values. A missing or unknown value is a compile error. */
export function message<S extends MessageKey>(key: S, ...rest: Rest<S>): Message {
  return { key, values: rest[0] ?? {} }
}

/** Returns user text or already translated text as a message. */
export function plainText(text: string): Message {
  return { key: '{text}', values: { text } }
}

/** Returns several texts as an enumeration: `name, phone`. */
export function messageList(items: readonly DisplayText[]): Message {
  const [first, ...rest] = items
  const start = first === undefined ? plainText('') : messageOf(first)
  return rest.reduce<Message>(
    (before, item) => message('{before}, {item}', { before, item: messageOf(item) }),
    start,
  )
}

/** Returns a text as a message, for use as a value in another one. */
export function messageOf(text: DisplayText): Message {
  return isMessage(text) ? text : { key: text, values: {} }
}

/** Whether a value is a message. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && 'values' in value
}
