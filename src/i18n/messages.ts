import type { ar } from './ar.ts'

/**
 * Every sentence that people read, in English, as the code names it: those that the catalogues know. What is missing
 * there does not compile. A part in braces, such as `{name}`, stands for a value. Where one English word says two
 * things that other languages tell apart, what it means here follows it after a bar: `Open|a door`.
 */
export type MessageKey = keyof typeof ar

/** The names of the values that a sentence needs. */
type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** A sentence that is whole as it stands. */
export type Label = Exclude<MessageKey, `${string}{${string}}${string}`>

/** What may stand in a sentence: a number or people's own text, or a further sentence, said in the same language. */
export type Value = string | number | Message

/** A sentence with what it is told of: said when somebody reads it, in the language of whoever reads. */
export interface Message {
  readonly key: MessageKey
  readonly values: Readonly<Record<string, Value>>
}

/** What is said to people: a whole sentence, or one with its values. */
export type DisplayText = Label | Message

/** The values that a sentence is told with; `label` is always a sentence by itself. */
type ValuesOf<S extends string> = {
  readonly [Name in NamesIn<S>]: Name extends 'label' ? Label : Value
}

/** What follows a sentence where it is told: its values, or nothing. */
export type Rest<S extends string> = NamesIn<S> extends never ? [] : [values: ValuesOf<S>]

/** A sentence with its values; a value that is missing or not known to it does not compile. */
export function message<S extends MessageKey>(key: S, ...rest: Rest<S>): Message {
  return { key, values: rest[0] ?? {} }
}

/** People's own text, or what has been said already, where a sentence could stand. */
export function asTyped(text: string): Message {
  return { key: '{text}', values: { text } }
}

/** Several sentences as a list: `name, phone`. */
export function messageList(items: readonly DisplayText[]): Message {
  const [first, ...rest] = items
  const start = first === undefined ? asTyped('') : messageOf(first)
  return rest.reduce<Message>(
    (before, item) => message('{before}, {item}', { before, item: messageOf(item) }),
    start,
  )
}

/** A sentence as a value within another. */
export function messageOf(text: DisplayText): Message {
  return isMessage(text) ? text : { key: text, values: {} }
}

/** Tells a sentence with values from what else stands in an answer. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && 'values' in value
}
