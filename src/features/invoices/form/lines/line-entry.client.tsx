import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { NumberInput } from '../../../../kernel/client/inputs/number-input.tsx'
import { NoteInput } from '../../../../kernel/client/inputs/text-input.tsx'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { formatMoney, formatPrice } from '../../../../kernel/contract/values/formats.ts'
import { lineTotal } from '../../../../kernel/contract/values/money.ts'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import type { LineEntry } from '../../invoice-lines.ts'
import { usePriceWithDecimals } from '../../../settings/price-decimals.client.ts'
import { invoiceLine } from '../../invoices.contract.ts'
import styles from '../invoice-form.module.css'
import { type EntryErrors, entryIn, type EntryTexts } from './entry-texts.ts'

const { quantity: quantityField, notes: notesField } = invoiceLine

type Entry = ReturnType<typeof useLineEntry>

interface LineEntryInputsProps {
  entry: Entry
  /** The list price of the product; null if it has none, undefined for a custom item. */
  listPrice: number | null | undefined
  /** Whether the quantity takes the focus. */
  autoFocus?: boolean
}

/** The inputs shared by the line dialogs, with the line total. */
export function LineEntryInputs({ entry: of, listPrice, autoFocus }: LineEntryInputsProps) {
  const t = useTranslate()
  const { typed, errors, unit_price: priceField, change: onChange } = of
  const price = numberIn(typed.unit_price)
  const { entry, errors: wrong } = entryIn(typed, {
    refusal: 'Please enter a valid quantity.',
    unit_price: priceField,
  })
  // Invalid numbers are reported at once, missing ones when the user submits.
  const messageOf = (name: 'quantity' | 'unit_price') =>
    errors[name] ?? (typed[name].trim() === '' ? undefined : wrong[name])
  const [quantityError, priceError] = [messageOf('quantity'), messageOf('unit_price')]
  return (
    <>
      <Group align="flex-start" gap="lg">
        <div className={styles.quantity}>
          <NumberInput
            field={quantityField}
            value={typed.quantity}
            error={quantityError && t(quantityError)}
            autoFocus={autoFocus}
            onChange={(value) => onChange({ ...typed, quantity: String(value ?? '') })}
          />
        </div>
        <div className={styles.quantity}>
          <NumberInput
            field={priceField}
            value={typed.unit_price}
            error={priceError && t(priceError)}
            onChange={(value) => onChange({ ...typed, unit_price: String(value ?? '') })}
          />
          <PriceRemark price={price} listPrice={listPrice} />
        </div>
        <div className={styles.lineTotal}>
          <Text size="sm" c="dimmed">
            {t('Total')}
          </Text>
          <Text fw={650} aria-live="polite">
            {entry ? formatMoney(lineTotal(entry.quantity, entry.unit_price), 'USD') : '–'}
          </Text>
        </div>
      </Group>
      <NoteInput
        field={notesField}
        value={typed.notes}
        error={errors.notes && t(errors.notes)}
        onChange={(notes) => onChange({ ...typed, notes: notes ?? '' })}
      />
    </>
  )
}

/** Compares the price with the list price, and notes a price of 0 as free. */
function PriceRemark({ price, listPrice }: { price: number | null; listPrice: number | null | undefined }) {
  const t = useTranslate()
  const remarks: DisplayText[] = []
  if (price === 0) remarks.push('This line is free of charge.')
  if (listPrice === null) remarks.push('The product has no list price.')
  if (typeof listPrice === 'number' && price !== listPrice) {
    remarks.push(message('List price {price}', { price: formatPrice(listPrice) }))
  }
  return (
    <Text size="xs" c="dimmed" mt={4} role="status">
      {remarks.map((remark) => t(remark)).join(' ')}
    </Text>
  )
}

/** The state of the inputs, with the messages of the last refused attempt. */
export function useLineEntry(start: EntryTexts, refusal: DisplayText) {
  const unit_price = usePriceWithDecimals()(invoiceLine.unit_price, numberIn(start.unit_price))
  const [typed, setTyped] = useState(start)
  const [errors, setErrors] = useState<EntryErrors>({})
  const change = (next: EntryTexts) => {
    setTyped(next)
    setErrors({})
  }
  return {
    typed,
    errors,
    unit_price,
    change,
    /** Returns the entry if it is valid; otherwise null, and the messages show why. */
    take: (): LineEntry | null => {
      const { entry, errors: wrong } = entryIn(typed, { refusal, unit_price })
      setErrors(wrong)
      return entry
    },
  }
}
