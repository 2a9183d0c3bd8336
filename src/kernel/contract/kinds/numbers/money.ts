import { type Label, type DisplayText, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared } from '../../fields.ts'
import { formatMoney } from '../../values/formats.ts'
import { type Currency, largestAmount, roundedAmount } from '../../values/money.ts'
import type { KindOfField } from '../kind.ts'
import { amountRefusal, isSameNumber, numberFrom, type NumberValues } from './typed-number.ts'
import { isTyped } from '../texts/typed-text.ts'

/** An amount of one currency, with at most 2 decimals. */
export interface MoneyField extends Common {
  kind: 'money'
  currency: Currency
  min: number
  /** The message for an amount below `min`, if the user probably needs another field. */
  below?: DisplayText
  /** Whether zero is allowed. */
  zero: boolean
  /** Whether more than 2 decimals are refused, or rounded because the amount is only compared. */
  decimals: 'refused' | 'rounded'
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    money: { field: MoneyField; values: NumberValues }
  }
}

export function money(
  label: Label,
  currency: Currency,
  options: Pick<Partial<MoneyField>, 'min' | 'below' | 'zero' | 'decimals'> = {},
): Declared<MoneyField> {
  return { kind: 'money', label, currency, min: 0, zero: true, decimals: 'refused', ...options, ...declared }
}

export const moneyKind: KindOfField<MoneyField> = {
  clean({ decimals }, raw) {
    const number = numberFrom(raw)
    return decimals === 'rounded' && typeof number === 'number' ? roundedAmount(number) : number
  },
  refusal({ label, min, below, zero }, value) {
    if (below && typeof value === 'number' && value < min) return below
    if (!zero && value === 0) return message('{label} must not be 0.', { label })
    return amountRefusal(label, value, min, largestAmount)
  },
  emptyFormValue: () => '',
  same: isSameNumber,
  accepts: isTyped,
  toText: ({ currency }, value) =>
    typeof value === 'number' ? formatMoney(value, currency) : `${currency} ${String(value)}`,
  inTable: { sorts: true, atEnd: true },
}
