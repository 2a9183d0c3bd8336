import type { SpokenAmount } from './spoken-amount.ts'

const teens = 'یازدە دوازدە سێزدە چواردە پازدە شازدە حەڤدە هەژدە نۆزدە'
const units = ['', ...`یەک دوو سێ چوار پێنج شەش حەوت هەشت نۆ دە ${teens}`.split(' ')]
const tens = ['', '', ...'بیست سی چل پەنجا شەست حەفتا هەشتا نەوەد'.split(' ')]
const hundreds = ['', 'سەد', ...units.slice(2, 10).map((unit) => `${unit} سەد`)]
const scales = [' تریلیۆن', ' ملیار', ' ملیۆن', ' هەزار', '']
const nouns = { USD: { unit: 'دۆلار', part: 'سەنت' }, IQD: { unit: 'دینار', part: 'فلس' } }

function joined(one: string | undefined, other: string | undefined): string {
  return one && other ? `${one} و ${other}` : one || other || ''
}

function belowThousand(number: number): string {
  const rest = number % 100
  const ofTens = rest < 20 ? units[rest] : joined(tens[Math.floor(rest / 10)], units[rest % 10])
  return joined(hundreds[Math.floor(number / 100)], ofTens)
}

/** One thousand is `هەزار` without a number; larger scales have one: `یەک ملیۆن`. */
function scaled(number: number, scale: string): string {
  if (number === 0) return ''
  return number === 1 && scale === ' هەزار' ? 'هەزار' : belowThousand(number) + scale
}

/**
 * Returns an amount in Sorani Kurdish: `سەد و بیست و سێ دۆلار و چل و پێنج سەنت`. The parts are joined by `و`, and the
 * counted noun is always singular.
 */
export function wordsInKurdish({ currency, groups, parts }: SpokenAmount): string {
  const { unit, part } = nouns[currency]
  let words = ''
  for (const [place, number] of groups.entries()) words = joined(words, scaled(number, scales[place] ?? ''))
  const whole = `${words || 'سفر'} ${unit}`
  return parts === 0 ? whole : `${whole} و ${belowThousand(parts)} ${part}`
}
