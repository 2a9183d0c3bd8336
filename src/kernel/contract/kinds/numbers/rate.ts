import type { Label } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared } from '../../fields.ts'
import { formatAmount } from '../../values/formats.ts'
import type { KindOfField } from '../kind.ts'
import { amountRefusal, isSameNumber, numberFrom, type NumberValues } from './typed-number.ts'
import { isTyped } from '../texts/typed-text.ts'

const lowest = 100
const highest = 9999.99

/** An exchange rate, dinars for one dollar: 100 to 9,999.99, with at most 2 decimals. */
export interface RateField extends Common {
  kind: 'rate'
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    rate: { field: RateField; values: NumberValues }
  }
}

export function rate(label: Label): Declared<RateField> {
  return { kind: 'rate', label, ...declared }
}

export const rateKind: KindOfField<RateField> = {
  clean: (_, raw) => numberFrom(raw),
  refusal: ({ label }, value) => amountRefusal(label, value, lowest, highest),
  emptyFormValue: () => '',
  same: isSameNumber,
  accepts: isTyped,
  toText: (_, value) => (typeof value === 'number' ? formatAmount(value, 'USD') : String(value)),
  inTable: { sorts: true, atEnd: true },
}
