import type { Verb } from '../../../kernel/contract/access.ts'
import { endpoint, writeReply } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { computed, type Fields, required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'

/** The cancellation fields of a document. A cancelled document stays and is reversed on `cancelled_on`. */
export const cancellation = {
  cancelled_at: computed(instant('Cancelled|when')),
  cancelled_on: computed(day('Cancelled on')),
  cancelled_by: computed(text('Cancelled by')),
  cancel_reason: computed(text('Cancellation reason')),
} as const

/** The names of the fields, which lists cannot be sorted by. */
export const cancellationFields = Object.keys(cancellation) as (keyof typeof cancellation)[]

/** The request body of a cancellation. Without `date`, it is reversed on the first possible day, today or later. */
export const cancelBody = {
  reason: required(text('Reason')),
  date: day('Cancellation date'),
} as const

interface Cancelling<R extends Fields, F extends Fields> {
  summary: string
  /** The permission that the call requires. */
  verb: Verb
  /** The fields of the document in the reply. */
  record: R
  /** Confirmation flags that the request body may carry. */
  flags?: F
}

/** The endpoint that cancels a document. */
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

/** `valid` or `cancelled`, for kinds that have no other status. */
export const documentStatus = choice('Status', documentStatuses)

/** The status of kinds that need approval beyond a limit. */
export const approvableStatus = choice('Status', {
  ...documentStatuses,
  waiting: 'Waiting for approval',
  declined: 'Declined',
})
