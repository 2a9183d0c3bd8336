import { type Said, told } from '../../../../words/sentences.ts'
import type { ImportResult } from '../../../contract/endpoints/import.ts'

/** Why a file brings nothing: all of it is stored, all of it is wrong, or so much of each. */
export function nothingToImport({ unchanged, wrong }: Pick<ImportResult, 'unchanged' | 'wrong'>): Said {
  if (wrong === 0) return 'Nothing to do: everything in this file is stored already.'
  if (unchanged === 0) return 'No row of this file can be imported.'
  return told('Nothing to import: {stored}, {wrong}.', {
    stored: told('{count} rows are stored already', { count: unchanged }),
    wrong: told('{count} are wrong', { count: wrong }),
  })
}
