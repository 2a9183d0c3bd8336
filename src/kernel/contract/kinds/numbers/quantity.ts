import { type Label, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared } from '../../fields.ts'
import { largestAmount } from '../../values/money.ts'
import { formatQuantity } from '../../values/formats.ts'
import type { KindOfField } from '../kind.ts'
import { amountRefusal, isSameNumber, numberFrom, type NumberValues } from './typed-number.ts'
import { isTyped } from '../texts/typed-text.ts'

/** A quantity with at most 2 decimals. */
export interface QuantityField extends Common {
  kind: 'quantity'
  /** Whether zero is refused. */
  positive: boolean
  /** For an amount whose currency differs by record: the name of the field with the currency. */
  currencyIn?: string
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    quantity: { field: QuantityField; values: NumberValues }
  }
}

export function quantity(
  label: Label,
  options: Pick<Partial<QuantityField>, 'positive' | 'currencyIn'> = {},
): Declared<QuantityField> {
  return { kind: 'quantity', label, positive: false, ...options, ...declared }
}

export const quantityKind: KindOfField<QuantityField> = {
  clean: (_, raw) => numberFrom(raw),
  refusal({ label, positive }, value) {
    const refusal = amountRefusal(label, value, 0, largestAmount)
    return refusal === undefined && positive && value === 0
      ? message('{label} must be greater than 0.', { label })
      : refusal
  },
  emptyFormValue: () => '',
  same: isSameNumber,
  accepts: isTyped,
  toText: (_, value) => (typeof value === 'number' ? formatQuantity(value) : String(value)),
  inTable: { sorts: true, atEnd: true },
}
