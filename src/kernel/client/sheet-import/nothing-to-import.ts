import type { ImportResult } from '../../contract/import.ts'
import { countInWords } from './count-in-words.ts'

/** Why a file brings nothing: all of it is stored, all of it is wrong, or so much of each. */
export function nothingToImport({ unchanged, wrong }: Pick<ImportResult, 'unchanged' | 'wrong'>): string {
  if (wrong === 0) return 'Nothing to do: everything in this file is stored already.'
  if (unchanged === 0) return 'No row of this file can be imported.'
  const stored = countInWords(unchanged, 'row is', 'rows are')
  return `Nothing to import: ${stored} stored already, ${countInWords(wrong, 'is', 'are')} wrong.`
}
