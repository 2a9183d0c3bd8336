import { ar } from './ar.ts'
import { plainText, type MessageKey, type Message, type Value } from './messages.ts'

/** Whether a text is a key of the catalogs. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(ar, text)
}

/**
 * Returns the message of a key that a lower layer names, with its values; `words` as plain text if no catalog has the
 * key.
 */
export function knownMessage(
  key: string,
  values: Readonly<Record<string, Value>>,
  words: string = key,
): Message {
  return isMessageKey(key) ? { key, values } : plainText(words)
}
