import { viewOf } from '../../document-views.ts'
import { paths } from '../../paths.ts'
import { listAddress, type Own } from '../list-address.ts'
import type { TodayKind, WaitingOne } from './today.contract.ts'

const pendingPeople = listAddress(paths.users.table, { status: 'pending' })

/** Where somebody does what waits for them. */
export function addressOf(kind: TodayKind, { resource, id }: Pick<WaitingOne, 'resource' | 'id'>): string {
  if (kind === 'report') return paths.employeeReport.create
  if (kind === 'rate') return paths.exchangeRate.create
  // One waits there with all that can be decided.
  if (kind === 'people') return pendingPeople
  if (kind === 'drafts' && id !== null) return paths.invoice.update(id)
  return (id === null ? undefined : viewOf(resource, id)) ?? allOf(kind)
}

const lists: Record<Exclude<TodayKind, 'past_due'>, string> = {
  approvals: paths.approvals,
  transfers: listAddress(paths.accountTransfer.table, { confirmed: false }),
  tasks: paths.tasks,
  drafts: listAddress(paths.invoice.table, { status: 'draft', mine: true }),
  people: pendingPeople,
  report: paths.employeeReport.table,
  rate: paths.exchangeRate.table,
}

/** The list with all that waits of a kind; `own` narrows it to what whoever looks is the salesman of. */
export function allOf(kind: TodayKind, own: Own = {}): string {
  return kind === 'past_due' ? listAddress(paths.order.table, { overdue: true, ...own }) : lists[kind]
}
