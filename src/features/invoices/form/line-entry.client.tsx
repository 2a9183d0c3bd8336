import { Group, Text } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { NumberInput } from '../../../kernel/client/inputs/number-input.tsx'
import { NoteInput } from '../../../kernel/client/inputs/text-input.tsx'
import { numberIn } from '../../../kernel/client/inputs/typed-number.ts'
import { fieldErrors } from '../../../kernel/contract/checks.ts'
import { formatMoney, lineTotal } from '../../../kernel/contract/money.ts'
import type { LineEntry } from '../invoice-lines.ts'
import { invoiceLine } from '../invoices.contract.ts'
import styles from './invoice-form.module.css'

/** Quantity and notes as they are being typed. */
export interface TypedEntry {
  quantity: string
  notes: string
}

/** What was typed as a line takes it; null while the quantity is none. */
export function entryIn({ quantity, notes }: TypedEntry): LineEntry | null {
  const { quantity: quantityField, notes: notesField } = invoiceLine
  const number = numberIn(quantity)
  const wrong = fieldErrors({ quantity: quantityField, notes: notesField }, { quantity: number, notes })
  if (number === null || Object.keys(wrong).length > 0) return null
  return { quantity: number, notes: notes.trim() || null }
}

interface LineEntryInputsProps {
  typed: TypedEntry
  unitPrice: number | null
  error: string | undefined
  /** Whether the dialog starts with the quantity. */
  autoFocus?: boolean
  onChange(typed: TypedEntry): void
}

/** The inputs that both line dialogs share, with the total that follows. */
export function LineEntryInputs({ typed, unitPrice, error, autoFocus, onChange }: LineEntryInputsProps) {
  const quantity = entryIn(typed)?.quantity ?? null
  return (
    <>
      <Group align="flex-start" gap="lg">
        <div className={styles.quantity}>
          <NumberInput
            field={invoiceLine.quantity}
            value={typed.quantity}
            error={error}
            autoFocus={autoFocus}
            onChange={(value) => onChange({ ...typed, quantity: String(value ?? '') })}
          />
        </div>
        {unitPrice !== null && (
          <div className={styles.lineTotal}>
            <Text size="sm" c="dimmed">
              × {formatMoney(unitPrice, 'USD')} =
            </Text>
            <Text fw={650} aria-live="polite">
              {formatMoney(quantity === null ? 0 : lineTotal(quantity, unitPrice), 'USD')}
            </Text>
          </div>
        )}
      </Group>
      <NoteInput
        field={invoiceLine.notes}
        value={typed.notes}
        onChange={(notes) => onChange({ ...typed, notes: notes ?? '' })}
      />
    </>
  )
}

/** In a long text Enter begins a new line; with Ctrl it means what Enter means elsewhere. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** State of what is typed, with the message of the last refused attempt. */
export function useLineEntry(start: TypedEntry, refusal: string) {
  const [typed, setTyped] = useState(start)
  const [refused, setRefused] = useState(false)
  return {
    typed,
    error: refused ? refusal : undefined,
    change: (next: TypedEntry) => {
      setTyped(next)
      setRefused(false)
    },
    refuse: () => setRefused(true),
  }
}
