import { readNumber } from '../../../kernel/contract/values/read-number.ts'

/** One way to parse a line of a text: an item and the numbers after it. */
export interface Reading {
  item: string
  quantity: number | null
  unit_price: number | null
  /** The price if three decimals are allowed: 1.005 for `1.005`, which could also be 1005. */
  fine_price: number | null
  /** Whether no other meaning is possible. */
  isPlain: boolean
}

/** A line of a text, and the ways to parse it, the most probable first. */
export interface TextLine {
  text: string
  readings: readonly [Reading, ...Reading[]]
}

/**
 * The lines of a text from a spreadsheet or a message: code or name, then quantity, then price, separated by tabs,
 * commas or spaces, in any digits.
 */
export function textLines(text: string): TextLine[] {
  return text
    .replace(invisible, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replaceAll('\t', ' '), readings: readingsOf(line) }))
}

const invisible = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g
/** Bullets and numbering at the start of a line in a message. */
const bullet = /^(?:[-–—•*·▪]|\p{Nd}{1,3}[.)](?=\s))\s*/u

function readingsOf(line: string): [Reading, ...Reading[]] {
  const cells = cellsOf(line)
  const [first, ...more] = cells ? inCells(cells) : inWords(line.replace(bullet, ''))
  return [first ?? { ...noNumbers, item: line }, ...more]
}

/** Splits a line into cells at separators; null if it has none, and its words are parsed instead. */
function cellsOf(line: string): string[] | null {
  const parted = line.includes('\t') ? line.split('\t') : line.split(/[;؛،|]/)
  if (parted.length > 1) return trimmed(parted)
  const byComma = trimmed(line.replace(bullet, '').split(','))
  const numbers = byComma.length - 1 - byComma.findLastIndex((cell) => numberOf(cell) === null)
  // Commas within a name or a number do not separate cells.
  return numbers > 0 && numbers < byComma.length ? byComma : null
}

function trimmed(cells: readonly string[]): string[] {
  return cells
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '')
}

/** Parses cells: texts, then numbers; a spreadsheet may have both code and name, or number its lines. */
function inCells(cells: readonly string[]): Reading[] {
  const [first] = cells
  if (first === undefined) return []
  const isNumber = (cell: string) => numberOf(cell) !== null
  const start = cells.findIndex((cell, at) => at > 0 && !isNumber(cell))
  const afterFirst = start > 0 && isNumber(first) ? start : 1
  const end = cells.findIndex((cell, at) => at >= afterFirst && isNumber(cell))
  const texts = end < 0 ? cells : cells.slice(0, end)
  const rest = end < 0 ? [] : cells.slice(end)
  const numbers = rest.flatMap((cell) => numberOf(cell) ?? [])
  // In `PEN-1, dozen, 0.72` the number is a price, since quantities are whole.
  const isPart = texts.length > 1 && numbers.length === 1 && !Number.isInteger(numbers[0]?.value)
  const isPlain = rest.length === numbers.length && isWhole(numbers) && !isPart
  const readings = texts.map((item, at) => {
    // If the quantity is `2 dozen`, `10-12`, `~10` or `½`, the number after it is the price.
    const isUncounted = texts.slice(at + 1).some((text) => /^[^\p{L}]*\p{N}/u.test(text))
    return isUncounted ? { ...noNumbers, item, ...pricedAt(numbers[0]) } : readingWith(item, numbers, isPlain)
  })
  const whole = texts.length > 1 ? [readingWith(texts.join(' '), numbers, isPlain)] : []
  return [...readings.toReversed(), ...whole]
}

/** Parses words: the last ones that are numbers are quantity and price, unless they belong to the name. */
function inWords(line: string): Reading[] {
  const words = line.split(/\s+/).filter((word) => word !== '')
  const readings: Reading[] = []
  const numbers: Typed[] = []
  let end = words.length
  while (end > 1 && numbers.length < 2) {
    const number = numberOf(words[end - 1] ?? '')
    if (number === null && !unit.test(words[end - 1] ?? '')) break
    end--
    if (number === null) continue
    numbers.unshift(number)
    readings.unshift(readingWith(nameIn(words.slice(0, end)), numbers, isWhole(numbers)))
  }
  return [...readings, { ...noNumbers, item: line }]
}

/** Units and currencies between name and numbers. */
const unit = /^(?:usd|us\$|\$|دولار|pcs?\.?|pieces?|units?|each|قطعة|قطعه|قطع|حبة|عدد|دانە|x|×|@|[-–—:=])$/iu
const around = /^(?:usd|us\$|\$|[x×@])?\s*(.*?)\s*(?:usd|us\$|\$|دولار|pcs?\.?|[x×])?$/iu

function nameIn(words: readonly string[]): string {
  const last = words.findLastIndex((word, at) => at === 0 || !unit.test(word))
  return words.slice(0, last + 1).join(' ')
}

interface Typed {
  value: number
  /** The number if three digits after a separator are decimals. */
  inDecimals: number
  isPlain: boolean
}

/** Parses a number in a list; one with a decimal comma, or with a dot before three digits, is ambiguous. */
function numberOf(cell: string): Typed | null {
  const bare = around.exec(cell)?.[1] ?? ''
  const read = readNumber(bare)
  if (read === null) return null
  if ('asThousands' in read) {
    return { value: Number(read.asThousands), inDecimals: Number(read.asDecimals), isPlain: false }
  }
  const isComma = /[,٬]\p{Nd}*$/u.test(bare) && read.plain.includes('.')
  return { value: Number(read.plain), inDecimals: Number(read.plain), isPlain: !isComma }
}

/** Whether the numbers are quantity and price, perhaps followed by their product. */
function isWhole(numbers: readonly Typed[]): boolean {
  const [quantity, price, total] = numbers.map(({ value }) => value)
  const isTotal = total === undefined || Math.abs((quantity ?? 0) * (price ?? 0) - total) < 0.01
  return numbers.length > 0 && numbers.length < 4 && isTotal && numbers.every((each) => each.isPlain)
}

function readingWith(item: string, numbers: readonly Typed[], isPlain: boolean): Reading {
  const [quantity, price] = numbers
  return { item, quantity: quantity?.value ?? null, ...pricedAt(price), isPlain }
}

const noNumbers = { quantity: null, unit_price: null, fine_price: null, isPlain: false } as const

function pricedAt(price: Typed | undefined): Pick<Reading, 'unit_price' | 'fine_price'> {
  return { unit_price: price?.value ?? null, fine_price: price?.inDecimals ?? null }
}
