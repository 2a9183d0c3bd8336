import { ar } from './ar.ts'
import { asTyped, type MessageKey, type Message, type Value } from './messages.ts'

/** Whether a text is a sentence of the catalogues. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(ar, text)
}

/** The sentence that something below the languages names, with its values; its own words where no catalogue has it. */
export function knownMessage(
  key: string,
  values: Readonly<Record<string, Value>>,
  words: string = key,
): Message {
  return isMessageKey(key) ? { key, values } : asTyped(words)
}
