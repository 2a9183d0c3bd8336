import type { Translate } from '../../../i18n/translate.ts'

/**
 * The layout cost of printed text, where a character of an ordinary word costs 1. A character of a very long word costs
 * about five times as much, since the word may break at many places. Each paragraph is a line of its own.
 */
const endlessWord = 20
const costs = { character: 1, characterOfEndlessWord: 5, paragraph: 20 }

const pieces = /\n|[^ \n]+| +/g

/** Returns how much of a text fits into `room`, in UTF-16 units, and what that part costs. */
function reach(text: string, room: number): { end: number; cost: number } {
  let cost = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const each = piece.length > endlessWord ? costs.characterOfEndlessWord : costs.character
    const whole = piece === '\n' ? costs.paragraph : piece.length * each
    if (cost + whole > room) {
      // A very long word is cut where the room ends; any other word is left out.
      const part = piece.length > endlessWord ? Math.floor((room - cost) / each) : 0
      return { end: index + part, cost: cost + part * each }
    }
    cost += whole
  }
  return { end: text.length, cost }
}

/** Returns the largest room that each text can have so that all of them together fit into `room`. */
function largestShare(wanted: readonly number[], room: number): number {
  let left = room
  for (const [index, cost] of wanted.toSorted((a, b) => a - b).entries()) {
    const others = wanted.length - index
    if (cost * others > left) return left / others
    left -= cost
  }
  return Infinity
}

function shortened(text: string, room: number, t: Translate): string {
  const { end } = reach(text, room)
  if (end === text.length) return text
  // Keeps no half of a surrogate pair.
  const kept = text.slice(0, end).replace(/[\ud800-\udbff]$/, '')
  const left = Array.from(text.slice(kept.length)).length
  return `${kept.trimEnd()}…\n${t('({count} more characters in Inkwell, not printed)', { count: left })}`
}

/**
 * Returns the texts of one document, cut where the paper has no room. Up to about a hundred pages they are printed
 * whole. Beyond that the longest texts are cut to equal shares, with a last line about how much is missing.
 */
export function fitTextsOnPaper(texts: readonly string[], t: Translate, room = 400_000): string[] {
  const share = largestShare(
    texts.map((text) => reach(text, Infinity).cost),
    room,
  )
  return texts.map((text) => shortened(text, share, t))
}
