import { Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MoneyField } from '../../contract/kinds/numbers/money.ts'
import type { PercentField } from '../../contract/kinds/numbers/percent.ts'
import type { QuantityField } from '../../contract/kinds/numbers/quantity.ts'
import type { RateField } from '../../contract/kinds/numbers/rate.ts'
import type { WholeField } from '../../contract/kinds/numbers/whole.ts'
import { formatAmount, formatQuantity } from '../../contract/values/formats.ts'
import { leftToRight, type InputProps, useSharedProps } from './input-props.ts'
import { numberIn, typedNumber } from '../../contract/values/typed-number.ts'

export type NumberField = MoneyField | QuantityField | PercentField | RateField | WholeField

/**
 * A number, kept as the digits that were typed, so that nothing is lost on the way to the check. While it is not
 * being typed in, an amount or a quantity shows its thousands.
 */
export function NumberInput(props: InputProps<NumberField, string | number | null>) {
  const { field, value, onChange } = props
  const [typing, setTyping] = useState(false)
  const byPointer = useRef(false)
  const unit = unitOf(field)
  return (
    <TextInput
      {...useSharedProps(props)}
      // Without a label it stands in a table, whose heading says what it is; the whole name has no room there.
      placeholder=""
      attributes={leftToRight}
      inputMode={field.kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typing ? String(value ?? '') : shown(field, value)}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onFocus={({ currentTarget }) => {
        // The thousands' commas go at once, and with them the selection that the Tab key makes; a click makes none.
        flushSync(() => setTyping(true))
        if (!byPointer.current) currentTarget.select()
        byPointer.current = false
      }}
      onBlur={() => setTyping(false)}
      onChange={(event) => onChange(typedNumber(event.currentTarget.value))}
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
  return field.kind === 'percent' ? '%' : null
}

/** What cannot be shown without changing it, such as a third decimal, stays as it was typed. */
function shown(field: NumberField, value: string | number | null): string {
  const text = String(value ?? '')
  const number = numberIn(text)
  if (number === null || !/^\d{1,12}(\.\d{0,2})?$/.test(text)) return text
  if (field.kind === 'money') return formatAmount(number, field.currency)
  return field.kind === 'quantity' ? formatQuantity(number) : text
}
