import type { Verb } from '../../../kernel/contract/access.ts'
import { endpoint, writeReply } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { computed, type Fields, required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'

/** What a document says of its cancellation: it stays, and is reversed from that day on. */
export const cancellation = {
  cancelled_at: computed(instant('Cancelled|when')),
  cancelled_on: computed(day('Cancelled on')),
  cancelled_by: computed(text('Cancelled by')),
  cancel_reason: computed(text('Cancellation reason')),
} as const

/** Lists are not ordered by it. */
export const cancellationFields = Object.keys(cancellation) as (keyof typeof cancellation)[]

/** What whoever cancels says: why, and on which day; today where none is said. */
export const cancelBody = {
  reason: required(text('Reason')),
  date: day('Cancellation date'),
} as const

interface Cancelling<R extends Fields, F extends Fields> {
  summary: string
  /** Who may do it. */
  verb: Verb
  /** What the document answers with. */
  record: R
  /** What may be asked before, and is said to be meant. */
  flags?: F
}

/** The call that cancels a document. */
export function cancelEndpoint<R extends Fields, F extends Fields = Record<never, never>>(
  { path, resource: right }: Entity,
  { summary, verb, record, flags }: Cancelling<R, F>,
) {
  return endpoint({
    method: 'POST',
    path: `${path}/:id/cancel`,
    summary,
    access: { resource: right, verb },
    body: { ...cancelBody, ...(flags ?? ({} as F)) },
    status: 200,
    reply: writeReply(record),
  })
}

export const documentStatuses = { valid: 'Valid|a document', cancelled: 'Cancelled|a document' } as const

/** Whether a document still counts, for kinds that know no other status. */
export const documentStatus = choice('Status', documentStatuses)

/** Whether a document counts, for kinds that wait for approval where they go beyond a limit. */
export const approvableStatus = choice('Status', {
  ...documentStatuses,
  waiting: 'Waiting for approval',
  declined: 'Declined',
})
