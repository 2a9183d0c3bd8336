import type { ChoiceField, Field } from '../../contract/fields.ts'
import type { Cell } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { amountInCell } from './amount-in-cell.ts'
import { shownIn } from './match-headings.ts'

/** What a cell says of a field, as a form would send it, or why it says nothing that could be taken. */
export type RawValue = { value: unknown } | { reason: string }

/** What a cell shows whose formula went wrong. */
export const formulaError = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

/** Reads a cell as the field's kind is written by people. */
export function rawValue(field: Field, cell: Cell | undefined): RawValue {
  const shown = shownIn(cell)
  if (formulaError.test(shown.trim())) return { reason: `${field.label} shows the error ${shown.trim()}.` }
  switch (field.kind) {
    case 'money':
    case 'quantity':
    case 'percent':
    case 'whole':
      return numberOf(field, cell)
    case 'day':
      return { value: typeof cell === 'object' ? cell.exact : shown }
    case 'flag':
      return { value: flagIn(shown.trim()) }
    case 'choice':
      return { value: chosen(field, shown.trim()) }
    default:
      return { value: shown }
  }
}

function numberOf(field: Field, cell: Cell | undefined): RawValue {
  const shown = shownIn(cell)
  if (shown.trim() === '') return { value: null }
  if (typeof cell === 'object' && !countsAsShown(field, cell.exact)) return { value: cell.exact }
  const currency = field.kind === 'money' ? field.currency : null
  const amount = amountInCell(shown.replace(/%\s*$/, ''), currency)
  return 'number' in amount ? { value: amount.number } : { reason: `${field.label} ${amount.reason}` }
}

/** 15 % is 0.15 to the spreadsheet and 15 to people; 0.5175 that is shown as 0.52 is what people have agreed upon. */
function countsAsShown(field: Field, exact: string): boolean {
  return field.kind === 'percent' || /\.\d{3,}$/.test(exact)
}

function flagIn(text: string): unknown {
  if (/^yes$/i.test(text)) return true
  return /^no$/i.test(text) ? false : text.toLowerCase()
}

/** The stored value of a choice that is written as its label or as itself, in any case. */
function chosen({ choices }: ChoiceField, text: string): string {
  const wanted = text.toLowerCase()
  const found = Object.entries(choices).find(
    ([value, label]) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )
  return found?.[0] ?? text
}
