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
import { numberIn, typedNumber } from '../../contract/values/read-number.ts'

export type NumberField = MoneyField | PriceField | QuantityField | PercentField | RateField | WholeField

/**
 * A number. The value is what was typed in plain decimals, or the text itself as long as that is no number, so that the
 * check can say so. While it is not being typed in, an amount or a quantity shows its thousands, as it was understood.
 */
export function NumberInput(props: InputProps<NumberField, string | number | null>) {
  const { field, value, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const byPointer = useRef(false)
  const unit = unitOf(field)
  const decimalsMost = decimalsMostOf(field)
  const text = String(value ?? '')
  // What was typed, unless the form has another number meanwhile, such as one that was put back.
  const isTyping = typed !== null && typedNumber(typed, decimalsMost) === text
  return (
    <TextInput
      {...useSharedProps(props)}
      // Without a label it stands in a table, whose heading says what it is; the whole name has no room there.
      placeholder=""
      attributes={leftToRight}
      inputMode={field.kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={isTyping ? typed : typed === null ? shown(field, text) : text}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onFocus={({ currentTarget }) => {
        // The thousands' commas go at once, and with them the selection that the Tab key makes; a click makes none.
        flushSync(() => setTyped(text))
        if (!byPointer.current) currentTarget.select()
        byPointer.current = false
      }}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const entered = event.currentTarget.value
        setTyped(entered)
        onChange(typedNumber(entered, decimalsMost))
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

/** An amount has cents; nothing but a price may be finer. */
function decimalsMostOf(field: NumberField): number {
  return field.kind === 'price' ? field.decimals : 2
}

/** What cannot be shown without changing it, such as a third decimal of an amount, stays as it was typed. */
function shown(field: NumberField, text: string): string {
  const number = numberIn(text)
  if (number === null || !/^\d{1,12}(\.\d*)?$/.test(text) || decimalsOf(number) > decimalsMostOf(field))
    return text
  if (field.kind === 'price') return formatPriceAmount(number)
  if (field.kind === 'money') return formatAmount(number, field.currency)
  return field.kind === 'quantity' ? formatQuantity(number) : text
}
