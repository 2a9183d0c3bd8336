import Big from 'big.js'
import { grouped } from '../../../i18n/grouped.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { plainText, type Label, message, messageList } from '../../../i18n/messages.ts'
import { type Currency, decimalsOf } from './money.ts'

/*
 * Display formats. Values without words look the same in every language, with western digits (specification, section
 * 9), and have plain functions here. Values with words come from `formats(t)`.
 */

/** `2026-11-20` as `20/11/2026`. */
export function formatDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

const moments = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A point in time in the browser's time zone, `20/11/2026, 14:05`; the text itself if it is invalid. */
export function formatInstant(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : moments.format(date)
}

/** A quantity with thousands separators and no trailing zeros. */
export function formatQuantity(quantity: number): string {
  return grouped.format(quantity)
}

/** A count: `1,234`. */
export function formatCount(count: number): string {
  return grouped.format(count)
}

/** `1234.5` as `1,234.50`, without decimals for whole amounts in IQD. */
export function formatAmount(amount: number, currency: Currency): string {
  return withDecimals(amount, currency === 'IQD' && Number.isInteger(amount) ? 0 : 2)
}

function withDecimals(amount: number, decimals: number): string {
  const [whole = '', fraction] = Big(amount).toFixed(decimals).split('.')
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? apart : `${apart}.${fraction}`
}

/** A price in dollars without its currency: two decimals, or more if it has more, `0.125`. */
export function formatPriceAmount(price: number): string {
  return withDecimals(price, Math.max(2, decimalsOf(price)))
}

/** The amount with its currency named, `USD 1,234.50`: no amount is ever shown without one. */
export function formatMoney(amount: number, currency: Currency): string {
  return `${currency}\u00a0${formatAmount(amount, currency)}`
}

/** A unit price with its currency, `USD 0.125`. */
export function formatPrice(price: number): string {
  return `USD\u00a0${formatPriceAmount(price)}`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const satisfies readonly Label[]

const shortMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May|short',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const satisfies readonly Label[]

/** The scales of short numbers, the largest first. */
const scales = [
  [1e9, '{number}bn'],
  [1e6, '{number}m'],
  [1e3, '{number}k'],
] as const

/**
 * Returns the formats that contain words of one language. The words come from the catalogs, since browsers know too
 * little Sorani and would write Arabic with other digits.
 */
export function formats(t: Translate) {
  const monthAt = (day: string) => Number(day.slice(5, 7)) - 1
  const named = (names: readonly Label[], place: number) => t(names[place] ?? asIs)
  return {
    /** The name of a month from 1 to 12: `November`. */
    monthName: (month: number) => named(months, month - 1),
    /** A short name of a month from 1 to 12, for axes: `Nov`. */
    monthShort: (month: number) => named(shortMonths, month - 1),
    /** The month of a day such as `2026-11-20` in words: `November 2026`. */
    month: (day: string) =>
      t('{month} {year}', { month: named(months, monthAt(day)), year: day.slice(0, 4) }),
    /** A number of at most three significant digits, where space is short: `53.4k`. */
    short: (number: number) => {
      const figures = Number(number.toPrecision(3))
      const scale = scales.find(([least]) => Math.abs(figures) >= least)
      return scale ? t(message(scale[1], { number: String(figures / scale[0]) })) : String(figures)
    },
    /** Texts as an enumeration: `one, two, three`. */
    list: (texts: readonly string[]) => t(messageList(texts.map(plainText))),
  }
}

const asIs: Label = 'January'
