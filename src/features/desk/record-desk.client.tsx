import { useMay } from '../../kernel/client/session/rights.ts'
import { comment } from './comments/comments.contract.ts'
import { RecordComments } from './comments/record-comments.client.tsx'

/** What people say about a record. */
export function RecordDesk(about: { resource: string; record: number }) {
  return useMay(comment.resource, 'view') && <RecordComments about={about} />
}
