import type { Label } from '../../i18n/messages.ts'
import { endpoint, type ReplyOf, writeReply } from '../../kernel/contract/endpoint.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { computed, type Fields, required, type RowOf } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { instant } from '../../kernel/contract/kinds/instant.ts'
import { list } from '../../kernel/contract/kinds/many/list.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { quantity } from '../../kernel/contract/kinds/numbers/quantity.ts'
import { messageText } from '../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { roleLimits } from '../settings/limits/limits.contract.ts'

/** What was said of a document that went beyond the limit of who wrote it. */
export const approvals = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
} as const satisfies Record<string, Label>

/** What such a document says of it; nothing where it went beyond no limit. */
export const approvalFields = {
  approval: computed(choice('Approval', approvals)),
  approved_by: computed(text('Decided by')),
  approved_at: computed(instant('Decided on')),
  approval_reason: computed(text('Reason for the decision')),
  /** The day on which it counts, where its own was closed before it was approved. */
  counts_from: computed(day('Takes effect on')),
} as const

/** No list is ordered by them. */
export const approvalUnordered = ['approved_by', 'approved_at', 'approval_reason', 'counts_from'] as const

export type Approved = RowOf<typeof approvalFields>

/** Who may say of what others have written beyond their limits whether it counts; never of what is their own. */
export const approvalsResource = resource('approvals', 'Approvals', { admin: 'U', manager: '', salesman: '' })

const access = { resource: approvalsResource, verb: 'update' } as const

/** The calls that decide about a document of a kind; `record` is what they answer with, `flags` what approving may be asked. */
export function approvalEndpoints({ path, resource: right }: Entity, record: Fields, flags: Fields = {}) {
  const reply = writeReply(record)
  return {
    approve: endpoint({
      method: 'POST',
      path: `${path}/:id/approve`,
      summary:
        'Approve a document that exceeded its writer’s limit: it takes effect on its date, or today if that day is closed by now',
      access,
      body: { ...flags, reason: text('Reason') },
      status: 200,
      reply,
    }),
    decline: endpoint({
      method: 'POST',
      path: `${path}/:id/decline`,
      summary:
        'Decline a document that exceeded its writer’s limit: it stays as a record and never affects balances',
      access,
      body: { reason: required(text('Reason')) },
      status: 200,
      reply,
    }),
    approvalSeen: endpoint({
      method: 'POST',
      path: `${path}/:id/approval-seen`,
      summary: 'Dismiss the decision about one of your documents',
      access: { resource: right, verb: 'view' },
      status: 200,
      reply,
    }),
  }
}

const waiting = {
  /** The table, by which the screens know the document. */
  kind: required(text('Type')),
  label: required(messageText('Document')),
  id: required(whole('ID')),
  number: text('No|number', { format: 'code' }),
  date: day('Date'),
  party: text('Customer'),
  /** What goes beyond a limit, by the name of the limit, in percent or dollars, and in dollars in any case. */
  limit: required(
    choice('Limit', Object.fromEntries(Object.entries(roleLimits).map(([name, { label }]) => [name, label]))),
  ),
  amount: required(quantity('Amount')),
  usd: required(money('USD', 'USD')),
  /** What the same person gave the same customer on that day, which counts together with it. */
  beside: required(money('Other amounts that day', 'USD')),
  asked_by: text('Requested by'),
  asked_at: required(instant('Requested on')),
  ...approvalFields,
  /** Whether the reader wrote it, and whether the reader may decide about it. */
  own: required(flag('Own')),
  may_decide: required(flag('Can decide')),
} as const

/** The documents that wait, and what was decided about the reader's own; `follows` are the kinds of documents. */
export const readApprovals = endpoint({
  method: 'GET',
  path: '/approvals',
  summary:
    'Documents that wait for approval and that you may see, and undismissed decisions about your own, oldest first; `kind` and `id` select one document',
  access: 'signed-in',
  topic: 'invoice',
  refreshOn: ['credit_note', 'payment_voucher', 'bad_debt', 'petty_cash', 'account_transfer', 'settings'],
  query: {
    page: whole('Page', { min: 1, max: 1_000_000 }),
    kind: text('Record type'),
    id: whole('Record', { min: 1 }),
  },
  reply: {
    /** How many of them alert the person: to be decided by them, or written by them. */
    count: required(whole('Count')),
    total: required(whole('Total')),
    results: required(list('Approvals', waiting)),
  },
})

export type Waiting = ReplyOf<typeof readApprovals>['results'][number]
