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

/** The states of a document that exceeded the limit of its author. */
export const approvals = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
} as const satisfies Record<string, Label>

/** The approval fields of a document; all are null if the document exceeded no limit. */
export const approvalFields = {
  approval: computed(choice('Approval', approvals)),
  approved_by: computed(text('Decided by')),
  approved_at: computed(instant('Decided on')),
  approval_reason: computed(text('Reason for the decision')),
  /** The day on which the document takes effect, if its own day was closed before the approval. */
  counts_from: computed(day('Takes effect on')),
} as const

/** Lists cannot be sorted by these fields. */
export const approvalNotSortable = ['approved_by', 'approved_at', 'approval_reason', 'counts_from'] as const

export type Approved = RowOf<typeof approvalFields>

/** Permission to approve or decline documents that others created beyond their limits, never one's own. */
export const approvalsResource = resource('approvals', 'Approvals', { admin: 'U', manager: '', salesman: '' })

const access = { resource: approvalsResource, verb: 'update' } as const

/** The endpoints that approve and decline documents below a path; `flags` are confirmations that an approval may need. */
function decisionEndpoints(path: string, record: Fields, flags: Fields) {
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
  } as const
}

/** The endpoints for approvals of one kind of document; `record` is the response. */
export function approvalEndpoints({ path, resource: right }: Entity, record: Fields, flags: Fields = {}) {
  return {
    ...decisionEndpoints(path, record, flags),
    approvalSeen: endpoint({
      method: 'POST',
      path: `${path}/:id/approval-seen`,
      summary: 'Dismiss the decision about one of your documents',
      access: { resource: right, verb: 'view' },
      status: 200,
      reply: writeReply(record),
    }),
  }
}

export type DecisionEndpoints = ReturnType<typeof decisionEndpoints>

/** The endpoints that decide about documents of any kind, by table. For lists of several kinds: the reply is not read. */
export const decisionsAbout: Readonly<Record<string, DecisionEndpoints>> = Object.fromEntries(
  ['invoice', 'credit_note', 'payment_voucher', 'bad_debt', 'petty_cash', 'account_transfer'].map((kind) => [
    kind,
    decisionEndpoints(`/${kind.replaceAll('_', '-')}`, {}, {}),
  ]),
)

const waiting = {
  /** The table, by which the screens identify the kind of document. */
  kind: required(text('Type')),
  label: required(messageText('Document')),
  id: required(whole('ID')),
  number: text('No|number', { format: 'code' }),
  date: day('Date'),
  party: text('Customer'),
  /** The exceeded limit by name, the amount in its unit (percent or dollars), and the amount in dollars. */
  limit: required(
    choice('Limit', Object.fromEntries(Object.entries(roleLimits).map(([name, { label }]) => [name, label]))),
  ),
  amount: required(quantity('Amount')),
  usd: required(money('USD', 'USD')),
  /** What was given to the same customer on that day and counts together with this document. */
  beside: required(money('Other amounts that day', 'USD')),
  asked_by: text('Requested by'),
  asked_at: required(instant('Requested on')),
  ...approvalFields,
  /** Whether the reader had a part in the document, and whether the reader may decide about it. */
  own: required(flag('Own')),
  may_decide: required(flag('Can decide')),
} as const

/** The documents that wait, and decisions about the reader's own documents; `follows` are the kinds of documents. */
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
    /** The number of documents that the person can decide about or had a part in. */
    count: required(whole('Count')),
    total: required(whole('Total')),
    results: required(list('Approvals', waiting)),
  },
})

export type Waiting = ReplyOf<typeof readApprovals>['results'][number]
