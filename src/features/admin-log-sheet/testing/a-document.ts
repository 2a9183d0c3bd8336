import { randomBytes } from 'node:crypto'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { adminLogSheet } from '../admin-log-sheet.contract.ts'

export type AdminLog = Row<typeof adminLogSheet>

/** A complete form of a document; every field that is not given gets a default, the number a random one. */
export function documentForm(wanted: Record<string, unknown> = {}) {
  const document_number = randomBytes(5).toString('hex')
  return { year: 2026, document_type: 'AO', document_number, subject: 'A letter', ...wanted }
}

/** Creates a document of either sheet through the API. */
export async function aDocument<R = AdminLog>(
  api: Api,
  wanted: Record<string, unknown> = {},
  path: '/admin-log-sheet' | '/financial-log-sheet' = '/admin-log-sheet',
): Promise<R> {
  const { status, body } = await api.post<Saved<R>>(path, documentForm(wanted))
  if (status !== 201) throw new Error(`The document was refused: ${JSON.stringify(body)}`)
  return body.data
}
