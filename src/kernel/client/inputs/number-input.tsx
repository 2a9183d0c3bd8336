import { Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MoneyField } from '../../contract/kinds/numbers/money.ts'
import type { PercentField } from '../../contract/kinds/numbers/percent.ts'
import type { PriceField } from '../../contract/kinds/numbers/price.ts'
import type { QuantityField } from '../../contract/kinds/numbers/quantity.ts'
import type { RateField } from '../../contract/kinds/numbers/rate.ts'
import type { WholeField } from '../../contract/kinds/numbers/whole.ts'
import { formatAmount, formatPriceAmount, formatQuantity } from '../../contract/values/formats.ts'
import { decimalsOf } from '../../contract/values/money.ts'
import { leftToRight, type InputProps, useSharedProps } from './input-props.ts'
import { numberIn, parseEnteredNumber } from '../../contract/values/read-number.ts'

export type NumberField = MoneyField | PriceField | QuantityField | PercentField | RateField | WholeField

/**
 * A number input. The value is the number in plain decimals, or the entered text while it is no number, so that the
 * check can report it. Without focus, amounts and quantities show thousands separators.
 */
export function NumberInput(props: InputProps<NumberField, string | number | null>) {
  const { field, value, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const byPointer = useRef(false)
  const unit = unitOf(field)
  const decimalsMost = decimalsMostOf(field)
  const text = String(value ?? '')
  // The entered text, unless the form's number has changed since, such as by a reset.
  const isTyping = typed !== null && parseEnteredNumber(typed, decimalsMost) === text
  return (
    <TextInput
      {...useSharedProps(props)}
      // Without a label the input is in a table, whose heading names it; the full label would not fit as placeholder.
      placeholder=""
      attributes={leftToRight}
      inputMode={field.kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={isTyping ? typed : typed === null ? shown(field, text) : text}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onFocus={({ currentTarget }) => {
        // The thousands separators disappear with the focus, and with them the selection made by the Tab key, so it is
        // restored. A click selects nothing.
        flushSync(() => setTyped(text))
        if (!byPointer.current) currentTarget.select()
        byPointer.current = false
      }}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const entered = event.currentTarget.value
        setTyped(entered)
        onChange(parseEnteredNumber(entered, decimalsMost))
      }}
      {...(unit && {
        rightSection: (
          <Text span size="sm" c="dimmed">
            {unit}
          </Text>
        ),
        rightSectionWidth: unit.length > 1 ? 54 : 36,
        rightSectionPointerEvents: 'none',
      })}
    />
  )
}

function unitOf(field: NumberField): string | null {
  if (field.kind === 'money') return field.currency
  if (field.kind === 'price') return 'USD'
  return field.kind === 'percent' ? '%' : null
}

/** Amounts have cents; only prices may have more decimals. */
function decimalsMostOf(field: NumberField): number {
  return field.kind === 'price' ? field.decimals : 2
}

/** A text that formatting would change, such as an amount with a third decimal, stays as entered. */
function shown(field: NumberField, text: string): string {
  const number = numberIn(text)
  if (number === null || !/^\d{1,12}(\.\d*)?$/.test(text) || decimalsOf(number) > decimalsMostOf(field))
    return text
  if (field.kind === 'price') return formatPriceAmount(number)
  if (field.kind === 'money') return formatAmount(number, field.currency)
  return field.kind === 'quantity' ? formatQuantity(number) : text
}
