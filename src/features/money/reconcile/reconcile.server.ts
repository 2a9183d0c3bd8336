import { type Actor, anonymous } from '../../../kernel/contract/access.ts'
import { requireConfirmed, Problem } from '../../../kernel/contract/problem.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { accountTransfer } from '../transfers/account-transfers.contract.ts'
import { mayOverrideRates } from '../rates/accepted-rate.server.ts'
import { order } from '../../orders/orders.contract.ts'
import { message } from '../../../i18n/messages.ts'
import { asOfDay } from '../ledger/as-of.server.ts'
import { badDebt } from '../bad-debts/bad-debts.contract.ts'
import { creditNote } from '../credit-notes/credit-notes.contract.ts'
import { invoice, manualPayments } from '../../invoices/invoices.contract.ts'
import { customer } from '../../customers/customers.contract.ts'
import { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import { pettyCash } from '../petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { rateOverride } from './groups/rate-overrides.server.ts'
import type { GroupQuery } from './groups/group-query.server.ts'
import {
  type GroupKind,
  type GroupSums,
  type Line,
  lineDocuments,
  lineFields,
  linesToReconcile,
  reconcileEndpoints,
} from './reconcile.contract.ts'
import { groupsOn } from './groups/on-a-day.server.ts'
import { needsRate } from './groups/needs-rate.server.ts'
import { noCashBox } from './groups/no-cash-box.server.ts'
import { onAccount } from './groups/on-account.server.ts'
import { oneSided } from './groups/one-sided.server.ts'
import { inTransit } from './groups/in-transit.server.ts'
import { otherCurrency } from './groups/other-currency.server.ts'
import { manualPayment } from './groups/manual-payments.server.ts'
import { unknownAccount } from './groups/unknown-account.server.ts'
import { waitingForApproval } from './groups/waiting.server.ts'
import { writeOffs } from './groups/write-offs.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import { replaceManualPayment } from './replace-manual-payment.server.ts'
import { reviewManualPayments, reviewOrderWriteOff } from './review-manual-entries.server.ts'
import { reviewRate } from './review-rate.server.ts'
import { splitVoucher } from './split-voucher.server.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'

const linesShown = 100
/** The role itself, without a user. */
const salesman: Actor = { ...anonymous, role: 'salesman' }

type IsVisible = (entity: Entity) => boolean
/** Which kinds of records the user may view in full, and whether bad debts at least if they were entered on orders. */
interface Visibility {
  isVisible: IsVisible
  onOrders: boolean
}

const inAccounts = (isVisible: IsVisible) =>
  [receiptVoucher, paymentVoucher, pettyCash].filter(isVisible).map(({ name }) => name)

/** The groups that the user may see. Groups of documents that the user may not view are left out. */
function groupsFor({ isVisible, onOrders }: Visibility): [GroupKind, GroupQuery][] {
  if (!isVisible(receiptVoucher)) return []
  const waiting = [invoice, creditNote, paymentVoucher, badDebt, pettyCash, accountTransfer]
    .filter(isVisible)
    .map(({ name }) => name)
  return [
    ['needs_rate', needsRate],
    ...(isVisible(order) ? [['typed_money', manualPayment] satisfies [GroupKind, GroupQuery]] : []),
    ...(isVisible(order) ? [['written_off', writeOffs(onOrders)] satisfies [GroupKind, GroupQuery]] : []),
    ['unknown_account', unknownAccount(isVisible(paymentVoucher))],
    ['other_currency', otherCurrency(inAccounts(isVisible))],
    ...(isVisible(pettyCash) ? [['no_cash_box', noCashBox] satisfies [GroupKind, GroupQuery]] : []),
    ...(isVisible(accountTransfer) ? [['on_the_way', inTransit] satisfies [GroupKind, GroupQuery]] : []),
    ...(isVisible(accountTransfer) ? [['one_sided', oneSided] satisfies [GroupKind, GroupQuery]] : []),
    ['far_rate', rateOverride(isVisible(paymentVoucher))],
    ...(waiting.length > 0
      ? [['waiting', waitingForApproval(waiting)] satisfies [GroupKind, GroupQuery]]
      : []),
    ...(isVisible(customer) ? [['on_account', onAccount] satisfies [GroupKind, GroupQuery]] : []),
  ]
}

/** The same groups as of a day. */
function groupsOfDay(on: string, seen: Visibility): [GroupKind, GroupQuery][] {
  const groups = groupsOn(on, {
    inAccounts: inAccounts(seen.isVisible),
    payments: seen.isVisible(paymentVoucher),
    badDebts: seen.onOrders,
  })
  return groupsFor(seen).flatMap(([kind]) => {
    const query = groups[kind]
    return query ? [[kind, query] satisfies [GroupKind, GroupQuery]] : []
  })
}

async function sumsOf(db: Db, kind: GroupKind, { sums }: GroupQuery): Promise<GroupSums> {
  const found = await db.row<Omit<GroupSums, 'kind'>>(sums)
  return { kind, ...(found ?? { count: 0, usd: 0, iqd: 0 }) }
}

/** A line with all fields null. */
const blank = Object.fromEntries(Object.keys(lineFields).map((name) => [name, null]))

/** Whether the user sees all records of a kind: a sum of only some would be wrong. */
const visibilityOf = ({ policies }: Pick<Kernel, 'policies'>, actor: Actor): Visibility => ({
  isVisible: (entity) => policies.of(actor, entity) === 'all',
  onOrders: policies.of(actor, badDebt) !== 'none',
})

/** The kinds of records that decide which groups a user sees. */
const kinds = [
  receiptVoucher,
  order,
  invoice,
  paymentVoucher,
  pettyCash,
  accountTransfer,
  customer,
  creditNote,
  badDebt,
]

/** The totals of all groups that the user may see. Cached, since every screen requests them. */
export async function reconcileSums(kernel: Kernel, actor: Actor, db: Db): Promise<GroupSums[]> {
  const seen = visibilityOf(kernel, actor)
  return await kernel.queryCache.of(
    `to reconcile ${[...kinds.map(seen.isVisible), seen.onOrders].join(' ')}`,
    () => Promise.all(groupsFor(seen).map(([kind, query]) => sumsOf(db, kind, query))),
  )
}

/** The number of lines for a user who may resolve them; 0 for others. */
export async function waitingToReconcile(kernel: Kernel, actor: Actor, db: Db): Promise<number> {
  if (!kernel.may(actor, receiptVoucher.resource, 'update')) return 0
  return linesToReconcile(await reconcileSums(kernel, actor, db))
}

/** The routes of To Reconcile: groups, and resolutions that are no updates of a document. */
function mount(kernel: Kernel): void {
  const { routes, may } = kernel
  const {
    read,
    waiting,
    replaceTyped: replace,
    reviewTyped,
    reviewWriteOff,
    reviewRate: see,
    split,
  } = reconcileEndpoints

  routes.query(read, async ({ query: { on }, actor }, db) => {
    const seen = visibilityOf(kernel, actor)
    const asked = on === null ? groupsFor(seen) : groupsOfDay(on, seen)
    const groups = asked.map(async ([kind, query]) => ({
      ...(await sumsOf(db, kind, query)),
      results: (await db.rows<Line>(query.lines(linesShown))).map((line) => ({ ...blank, ...line })),
    }))
    return {
      ...(await asOfDay(db, on)),
      groups: await Promise.all(groups),
      salesmen_type: may(salesman, manualPayments, 'update'),
    }
  })

  routes.query(waiting, async ({ actor }, db) => ({ count: await waitingToReconcile(kernel, actor, db) }))

  routes.command(replace, async ({ id, body, actor, t }, tx) => {
    if (body.voucher === null && !may(actor, receiptVoucher.resource, 'create')) {
      throw new Problem('permission_denied', 'You do not have permission to create receipt vouchers.')
    }
    const data = await replaceManualPayment(tx, id, body, { t, mayOverride: mayOverrideRates(may, actor) })
    requireConfirmed(await dateConfirmations(tx, body))
    return {
      message: message('Voucher {voucher_no} replaces the manual payment.', {
        voucher_no: data.voucher_no,
      }),
      data,
    }
  })

  routes.command(reviewTyped, async ({ id, body }, tx) => ({
    message: 'Manual payments marked as reviewed.' as const,
    data: await reviewManualPayments(tx, id, body.amount_usd),
  }))
  routes.command(reviewWriteOff, async ({ id }, tx) => ({
    message: 'Write-off marked as reviewed.' as const,
    data: await reviewOrderWriteOff(tx, id),
  }))

  routes.command(see, async ({ id, body: { document, rate }, actor }, tx) => {
    const entity = document === 'receipt_voucher' ? receiptVoucher : paymentVoucher
    if (!may(actor, entity.resource, 'view'))
      throw new Problem('permission_denied', 'You do not have permission to do this.')
    await reviewRate(tx, entity, id, rate)
    return { message: 'Rate marked as reviewed.' as const }
  })

  routes.command(split, async ({ id, body, actor }, tx) => {
    const entity = body.document === 'receipt_voucher' ? receiptVoucher : paymentVoucher
    if (!may(actor, entity.resource, 'update') || !may(actor, entity.resource, 'create')) {
      throw new Problem(
        'permission_denied',
        body.document === 'receipt_voucher'
          ? 'You do not have permission to create and update receipt vouchers.'
          : 'You do not have permission to create and update payment vouchers.',
      )
    }
    const voucher_no = await splitVoucher(tx, entity, id, body.to_account)
    return {
      message: message('{label} {voucher_no} created for the other currency.', {
        label: lineDocuments[body.document],
        voucher_no,
      }),
      data: { voucher_no },
    }
  })
}

export const reconcileServer: ServerFeature = { mount }
