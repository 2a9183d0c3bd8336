import { ar } from './ar.ts'
import { asTyped, type Sentence, type Told, type Value } from './sentences.ts'

/** Whether a text is a sentence of the catalogues. */
export function isSentence(text: string): text is Sentence {
  return Object.hasOwn(ar, text)
}

/** The sentence that something below the languages names, with its values; its own words where no catalogue has it. */
export function knownSentence(
  key: string,
  values: Readonly<Record<string, Value>>,
  words: string = key,
): Told {
  return isSentence(key) ? { key, values } : asTyped(words)
}
