import { type DisplayText, message } from '../../../../i18n/messages.ts'
import type { ImportResult } from '../../../contract/endpoints/import.ts'

/** Returns why a file imports nothing: its rows are stored already, wrong, or some of each. */
export function nothingToImport({
  unchanged,
  wrong,
}: Pick<ImportResult, 'unchanged' | 'wrong'>): DisplayText {
  if (wrong === 0) return 'Nothing to import. All rows in this file are already saved.'
  if (unchanged === 0) return 'No rows can be imported. Correct the errors and choose the file again.'
  return message('Nothing to import: {stored}, {wrong}.', {
    stored: message('{count} rows are already saved', { count: unchanged }),
    wrong: message('{count} have errors', { count: wrong }),
  })
}
