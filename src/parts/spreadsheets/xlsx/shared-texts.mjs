import { lettersMax, sharedTextsMax, textMax } from '../limits.mjs'
import { textTooLong, tooLargeUnpacked, tooManyLetters } from '../refusal.mjs'
import { scanXml } from './xml-scanner.mjs'

/**
 * Returns the shared texts in the order of the file. Cells point to them by their index.
 * @param {import('./zip-check.mjs').Part | undefined} part
 */
export async function sharedTexts(part) {
  const texts = []
  const text = new CellText()
  let letters = 0
  await scanXml(part?.pieces() ?? [], {
    open: (name) => text.open(name),
    text: (each) => text.add(each),
    close(name) {
      text.close(name)
      if (name !== 'si') return
      const whole = text.take()
      letters += whole.length
      if (letters > lettersMax) throw tooManyLetters()
      if (texts.push(whole) > sharedTextsMax) throw tooLargeUnpacked()
    },
  })
  return texts
}

/**
 * Collects a text that is in one piece, or in several with different formatting. Phonetic hints (`rPh`) are left out.
 */
export class CellText {
  #pieces = []
  #length = 0
  #inText = false
  #inSound = false

  /** @param {string} name */
  open(name) {
    if (name === 't') this.#inText = true
    else if (name === 'rPh') this.#inSound = true
  }

  /** @param {string} text */
  add(text) {
    if (!this.#inText || this.#inSound) return
    this.#pieces.push(text)
    this.#length += text.length
    // An escaped character, such as _x001B_, has seven letters.
    if (this.#length > textMax * 7) throw textTooLong()
  }

  /** @param {string} name */
  close(name) {
    if (name === 't') this.#inText = false
    else if (name === 'rPh') this.#inSound = false
  }

  /** Returns the text so far and starts the next one. */
  take() {
    const text = withoutEscapes(this.#pieces.join(''))
    this.#pieces = []
    this.#length = 0
    if (text.length > textMax) throw textTooLong()
    // A substring would hold the whole larger text in memory.
    return text.length > 12 ? Buffer.from(text).toString() : text
  }
}

/**
 * Decodes characters that XML does not allow, which are written as _x001B_.
 * @param {string} text
 */
export function withoutEscapes(text) {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
