import type { Cell } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { told } from '../../../words/sentences.ts'
import type { Field } from '../../contract/fields.ts'
import { onServer } from '../kinds.ts'
import type { RawValue } from '../kinds/kind.ts'
import { shownIn } from './match-headings.ts'

/** What a cell shows whose formula went wrong. */
export const formulaError = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

/** Reads a cell as the field's kind is written by people. */
export function rawValue(field: Field, cell: Cell | undefined): RawValue {
  const shown = shownIn(cell)
  if (formulaError.test(shown.trim()))
    return { reason: told('{label} shows the error {error}.', { label: field.label, error: shown.trim() }) }
  return onServer(field).fromCell?.(field, shown, cell) ?? { value: shown }
}
