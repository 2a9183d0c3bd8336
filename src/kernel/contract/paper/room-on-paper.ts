import type { Translate } from '../../../i18n/translate.ts'

/**
 * What text costs on paper. A character of an ordinary word is the measure; setting one of an endless word costs
 * about five times as much, since it may break at many places, and each paragraph is a line of its own.
 */
const endlessWord = 20
const costs = { character: 1, characterOfEndlessWord: 5, paragraph: 20 }

const pieces = /\n|[^ \n]+| +/g

/** How far a text comes with so much room, in UTF-16 units, and what that much of it costs. */
function reach(text: string, room: number): { end: number; cost: number } {
  let cost = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const each = piece.length > endlessWord ? costs.characterOfEndlessWord : costs.character
    const whole = piece === '\n' ? costs.paragraph : piece.length * each
    if (cost + whole > room) {
      // An endless word is cut where the room ends, any other is left out.
      const part = piece.length > endlessWord ? Math.floor((room - cost) / each) : 0
      return { end: index + part, cost: cost + part * each }
    }
    cost += whole
  }
  return { end: text.length, cost }
}

/** The most room that each of the texts may have, so that all of them together stay below `room`. */
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
  // Neither half of a character is left, nor a letter without the marks that follow it.
  const kept = text.slice(0, end).replace(/[\ud800-\udbff]$/, '')
  const left = Array.from(text.slice(kept.length)).length
  return `${kept.trimEnd()}…\n${t('({count} more characters in Inkwell, not printed)', { count: left })}`
}

/**
 * The texts of one document as paper has room for them. All are printed whole up to some hundred pages; beyond that
 * the longest ones are cut to equal shares, and each says in its last line how much of it is missing.
 */
export function textsOnPaper(texts: readonly string[], t: Translate, room = 400_000): string[] {
  const share = largestShare(
    texts.map((text) => reach(text, Infinity).cost),
    room,
  )
  return texts.map((text) => shortened(text, share, t))
}
