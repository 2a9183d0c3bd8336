import Big from 'big.js'

const teens = 'Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
const units = ['', ...`One Two Three Four Five Six Seven Eight Nine Ten ${teens}`.split(' ')]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const scales = ['', ' Thousand', ' Million', ' Billion', ' Trillion']

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

/** `digits` is a whole number of at most thirteen digits: the sum of some of the largest amounts. */
function wholeInWords(digits: string): string {
  const groups = digits.padStart(15, '0').match(/\d{3}/g) ?? []
  const words = groups.map((group, index) => {
    const number = Number(group)
    return number === 0 ? '' : belowThousand(number) + scales[groups.length - 1 - index]
  })
  return words.filter(Boolean).join(' ') || 'Zero'
}

interface Subunit {
  one: string
  many: string
  /** Whether a thousand of it make the unit, instead of a hundred. */
  isThousandth?: boolean
}

/**
 * An amount in English words, title-cased: `One Hundred Twenty-Three Dolar And Forty-Five Cents`, without the part
 * after the point when it is zero; `Zero` when the amount is missing (specification, section 2, printable invoice).
 * It is rounded half up to 2 decimals and works on decimal digits, so no cent is lost to binary fractions.
 * A subunit that is a thousandth counts a hundredth ten times: `Two Dinar And Five Hundred Fils` for 2.5.
 * Throws a RangeError for amounts below zero or with more than thirteen digits before the point.
 */
export function amountInWords(amount: number | null | undefined, unit: string, subunit: Subunit): string {
  if (amount === null || amount === undefined) return 'Zero'
  // Adding zero turns minus zero, which a subtraction may leave, into zero.
  const digits = Number.isFinite(amount) ? Big(amount + 0).toFixed(2, Big.roundHalfUp) : String(amount)
  const [, whole, cents] = /^(\d{1,13})\.(\d\d)$/.exec(digits) ?? []
  if (whole === undefined || cents === undefined) throw new RangeError(`No words for the amount ${amount}`)
  const words = `${wholeInWords(whole)} ${unit}`
  if (cents === '00') return words
  const parts = Number(cents) * (subunit.isThousandth ? 10 : 1)
  return `${words} And ${belowThousand(parts)} ${parts === 1 ? subunit.one : subunit.many}`
}
