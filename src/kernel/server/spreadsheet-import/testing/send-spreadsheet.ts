import type { ImportResult } from '../../../contract/endpoints/import.ts'
import type { Answer, Api, Refused } from '../../testing/api-client.ts'

/** A file to import: its text or bytes, its mode, and further fields. */
export interface SentSpreadsheet {
  content: string | Uint8Array
  name?: string
  mode?: 'preview' | 'commit' | 'wrong-rows'
  [field: string]: unknown
}

/** The multipart form with a file. */
export function sheetForm({
  content,
  name = 'file.csv',
  mode = 'commit',
  ...fields
}: SentSpreadsheet): FormData {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name))
  form.set('mode', mode)
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  return form
}

/** Sends a file to the import at `path`; returns the response with the result or the problem. */
export async function sendSpreadsheet(
  api: Api,
  path: string,
  sheet: SentSpreadsheet,
  headers: Record<string, string> = {},
): Promise<Answer<ImportResult & Refused>> {
  return await api.post(`${path}/import`, sheetForm(sheet), headers)
}

/** The counts of a result as a list. */
export function counts({ new: created, changed, unchanged, wrong }: ImportResult): number[] {
  return [created, changed, unchanged, wrong]
}
