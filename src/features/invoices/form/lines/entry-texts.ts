import { fieldErrors } from '../../../../kernel/contract/checks.ts'
import { isOfDigits } from '../../../../kernel/contract/kinds/numbers/typed-number.ts'
import type { PriceField } from '../../../../kernel/contract/kinds/numbers/price.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { LineEntry } from '../../invoice-lines.ts'
import { invoiceLine } from '../../invoices.contract.ts'

/** The inputs of a line as text. */
export interface EntryTexts {
  quantity: string
  unit_price: string
  notes: string
}

/** The inputs of an existing line, or of a new one. */
export function textsOf(line: LineEntry | null): EntryTexts {
  if (!line) return { quantity: '1', unit_price: '', notes: '' }
  return { quantity: String(line.quantity), unit_price: String(line.unit_price), notes: line.notes ?? '' }
}

export type EntryErrors = Partial<Record<keyof EntryTexts, DisplayText>>

const { quantity, notes } = invoiceLine

/**
 * What was typed as a line takes it, or what is wrong with it; `refusal` is what to say of a quantity that is none, where
 * it is not the way in which it is written.
 */
export function entryIn(
  typed: EntryTexts,
  { refusal, unit_price }: { refusal: DisplayText; unit_price: PriceField },
): { entry: LineEntry | null; errors: EntryErrors } {
  const [count, price] = [numberIn(typed.quantity), numberIn(typed.unit_price)]
  const wrong = fieldErrors(
    { quantity, unit_price, notes },
    {
      quantity: count ?? typed.quantity,
      unit_price: price ?? typed.unit_price,
      notes: typed.notes,
    },
  )
  const [countRefusal, priceRefusal, notesRefusal] = [
    wrong['quantity']?.[0],
    wrong['unit_price']?.[0],
    wrong['notes']?.[0],
  ]
  const isWritten = count === null ? isOfDigits(typed.quantity) : count > 0
  const errors: EntryErrors = {
    ...(countRefusal && { quantity: isWritten ? countRefusal : refusal }),
    ...(priceRefusal && {
      unit_price: typed.unit_price.trim() === '' ? 'Please enter a unit price.' : priceRefusal,
    }),
    ...(notesRefusal && { notes: notesRefusal }),
  }
  const isWhole = count !== null && price !== null && Object.keys(errors).length === 0
  return {
    entry: isWhole ? { quantity: count, unit_price: price, notes: typed.notes.trim() || null } : null,
    errors,
  }
}
