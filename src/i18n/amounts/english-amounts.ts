import type { SpokenAmount } from './spoken-amount.ts'

const teens = 'Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
const units = ['', ...`One Two Three Four Five Six Seven Eight Nine Ten ${teens}`.split(' ')]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const scales = [' Trillion', ' Billion', ' Million', ' Thousand', '']
const nouns = {
  USD: { unit: 'Dolar', part: 'Cent', parts: 'Cents' },
  IQD: { unit: 'Dinar', part: 'Fils', parts: 'Fils' },
}

function belowHundred(number: number): string {
  if (number < 20) return units[number] ?? ''
  return [tens[Math.floor(number / 10)], units[number % 10]].filter(Boolean).join('-')
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  return [hundreds > 0 ? `${units[hundreds]} Hundred` : '', belowHundred(number % 100)]
    .filter(Boolean)
    .join(' ')
}

/**
 * Returns an amount in English words in title case; the units have no plural (specification, section 2, printable
 * invoice).
 */
export function wordsInEnglish({ currency, groups, parts }: SpokenAmount): string {
  const words = groups.map((group, place) => (group === 0 ? '' : `${belowThousand(group)}${scales[place]}`))
  const { unit, part, parts: many } = nouns[currency]
  const whole = `${words.filter(Boolean).join(' ') || 'Zero'} ${unit}`
  return parts === 0 ? whole : `${whole} And ${belowThousand(parts)} ${parts === 1 ? part : many}`
}
