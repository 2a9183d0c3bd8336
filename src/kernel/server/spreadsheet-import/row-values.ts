import type { Cell } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import type { Field } from '../../contract/fields.ts'
import { onServer } from '../kinds/kinds.ts'
import type { DatesOfFile, RawValue } from '../kinds/kind.ts'
import { shownIn } from './match-headings.ts'

/** The text of a cell whose formula failed. */
export const formulaError = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

/** The error of a cell according to the file reader; undefined if there is none. */
export function errorIn({ label }: Field, cell: Cell | undefined): DisplayText | undefined {
  const problem = typeof cell === 'object' ? cell.problem : undefined
  if (problem === 'formula')
    return message(
      '{label} contains a formula without a result. Open the file in a spreadsheet program, save it and try again.',
      { label },
    )
  if (problem === 'digits')
    return message(
      '{label} has more digits than a spreadsheet can store in a number. Format the cell as text and enter the value again.',
      {
        label,
      },
    )
  return undefined
}

/** Reads a cell according to the kind of its field. */
export function rawValue(field: Field, cell: Cell | undefined, dates: DatesOfFile): RawValue {
  const error = errorIn(field, cell)
  if (error) return { reason: error }
  const shown = shownIn(cell)
  if (formulaError.test(shown.trim()))
    return {
      reason: message('{label} contains the spreadsheet error {error}.', {
        label: field.label,
        error: shown.trim(),
      }),
    }
  return onServer(field).fromCell?.(field, shown, cell, dates) ?? { value: shown }
}
