import { viewOf } from '../../document-views.ts'
import { paths } from '../../paths.ts'
import { listAddress, type Own } from '../list-address.ts'
import type { TodayKind, WaitingOne } from './today.contract.ts'

const pendingPeople = listAddress(paths.users.table, { status: 'pending' })

/** The address where the user completes the item. */
export function addressOf(kind: TodayKind, { resource, id }: Pick<WaitingOne, 'resource' | 'id'>): string {
  if (kind === 'report') return paths.employeeReport.create
  if (kind === 'rate') return paths.exchangeRate.create
  // The list of pending users has all actions on one page.
  if (kind === 'people') return pendingPeople
  if (kind === 'drafts' && id !== null) return paths.invoice.update(id)
  return (id === null ? undefined : viewOf(resource, id)) ?? allOf(kind)
}

const lists: Record<Exclude<TodayKind, 'past_due'>, string> = {
  approvals: paths.approvals,
  transfers: listAddress(paths.accountTransfer.table, { to_confirm: true }),
  tasks: listAddress(paths.tasks, { show: 'due' }),
  drafts: listAddress(paths.invoice.table, { status: 'draft', mine: true }),
  people: pendingPeople,
  report: paths.employeeReport.table,
  rate: paths.exchangeRate.table,
}

/** The list of all items of a group; `own` limits it to the sales of one salesman. */
export function allOf(kind: TodayKind, own: Own = {}): string {
  return kind === 'past_due'
    ? listAddress(paths.order.table, { overdue: true, to_call: true, ...own })
    : lists[kind]
}
