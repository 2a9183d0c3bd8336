import type { SpokenAmount } from './spoken-amount.ts'

/** The forms of a counted noun that numbers require, all masculine and nominative. */
interface Counted {
  /** `ألف`: after hundreds, and directly before another counted noun. */
  one: string
  /** `ألفان`; `ألفا` before a counted noun. */
  two: string
  twoOf: string
  /** `آلاف`: after three to ten. */
  few: string
  /** `ألفاً`: after eleven to ninety-nine. */
  many: string
}

function counted(one: string, few: string): Counted {
  return { one, two: `${one}ان`, twoOf: `${one}ا`, few, many: `${one}اً` }
}

const nouns = {
  USD: { unit: counted('دولار', 'دولارات'), part: counted('سنت', 'سنتات') },
  IQD: { unit: counted('دينار', 'دنانير'), part: counted('فلس', 'فلوس') },
}
const scales = [
  counted('تريليون', 'تريليونات'),
  counted('مليار', 'مليارات'),
  counted('مليون', 'ملايين'),
  counted('ألف', 'آلاف'),
]
const units = ['', 'واحد', 'اثنان', ...'ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ')]
const firstOfTeens = ['', 'أحد', 'اثنا', ...units.slice(3, 10)]
const tens = ['', '', ...'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ')]
const hundreds = ['', 'مئة', 'مئتان', ...'ثلاث أربع خمس ست سبع ثمان تسع'.split(' ').map((of) => `${of}مئة`)]

/** Joins with `و`, which is written as a prefix of the next word. */
function joined(one: string | undefined, other: string | undefined): string {
  return one && other ? `${one} و${other}` : one || other || ''
}

/** Returns a number from three to ninety-nine; `before` are the larger parts of the number. */
function belowHundred(number: number, before: string | undefined): string {
  if (number <= 10) return joined(before, units[number])
  if (number < 20) return `${joined(before, firstOfTeens[number - 10])} عشر`
  return joined(joined(before, units[number % 10]), tens[Math.floor(number / 10)])
}

/** Returns hundreds directly before the counted noun: `مئتا دولار`. */
function hundredsOf(number: number, noun: string): string {
  return number === 0 ? '' : `${number === 2 ? 'مئتا' : hundreds[number]} ${noun}`
}

/**
 * Returns thousands, millions and so on. With `isLast` the amount's counted noun follows directly, and the scale takes
 * the form before it: `ألفا دولار`, `أحد عشر ألف دولار`. One or two of a scale after hundreds are repeated as a noun
 * (`مئة ألف وألف`), since `مئة وألف` could be 1,100.
 */
function scaled(number: number, scale: Counted, isLast: boolean): string {
  const [above, rest] = [Math.floor(number / 100), number % 100]
  if (rest === 0) return hundredsOf(above, scale.one)
  if (rest === 1) return joined(hundredsOf(above, scale.one), scale.one)
  if (rest === 2) return joined(hundredsOf(above, scale.one), isLast ? scale.twoOf : scale.two)
  const form = rest <= 10 ? scale.few : isLast ? scale.one : scale.many
  return `${belowHundred(rest, hundreds[above])} ${form}`
}

/** Returns a number below a thousand with its counted noun; `before` are the larger parts of the number. */
function withNoun(number: number, noun: Counted, before: string): string {
  const [above, rest] = [Math.floor(number / 100), number % 100]
  if (number === 0) return `${before || 'صفر'} ${noun.one}`
  if (rest === 0) return joined(before, hundredsOf(above, noun.one))
  const larger = joined(before, hundreds[above])
  if (rest === 1) return `${joined(larger, noun.one)} واحد`
  if (rest === 2) return joined(larger, noun.two)
  return `${belowHundred(rest, larger)} ${rest <= 10 ? noun.few : noun.many}`
}

/**
 * Returns an amount in Arabic, as offices write it on vouchers: `مئة وثلاثة وعشرون دولاراً وخمسة وأربعون سنتاً`.
 * Numbers are nominative, and the last one decides the form of the counted noun: `دولار واحد` and `دولاران` without a
 * number, the plural after three to ten, the accusative after eleven to ninety-nine, the genitive after hundreds and
 * thousands: `مئة ودولاران`, `مئة وثلاثة دولارات`, `مئتا دولار`.
 */
export function wordsInArabic({ currency, groups, parts }: SpokenAmount): string {
  const below = groups.at(-1) ?? 0
  const last = below === 0 ? groups.findLastIndex((number) => number > 0) : -1
  let large = ''
  for (const [place, scale] of scales.entries()) {
    large = joined(large, scaled(groups[place] ?? 0, scale, place === last))
  }
  const { unit, part } = nouns[currency]
  const whole = withNoun(below, unit, large)
  return parts === 0 ? whole : joined(whole, withNoun(parts, part, ''))
}
