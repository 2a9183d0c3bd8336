import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { requireConfirmed } from '../../../kernel/contract/problem.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { deletionOf } from '../../../kernel/server/bulk/bulk-action.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountList } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { flagCondition, selectColumns } from '../../../kernel/server/lists/list.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { insertRecord, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { lockedFields } from '../ledger/revisions/locked-fields.server.ts'
import { assertNotCancelled, statusWithApproval } from '../ledger/cancel-document.server.ts'
import { mountDocument } from '../ledger/mount-document.server.ts'
import { approvalRoutes, assertChangeable, savedAs } from '../../approvals/approval-routes.server.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import { accountTransfer, accountTransferEndpoints, transferCashBoxes } from './account-transfers.contract.ts'
import { assertHandsOver, assertTakesBackOwn, boxesOf, transferRows } from './own-cash-boxes.server.ts'

const ofAccount = (key: Sql, asked: Sql) => sql`(select ${asked} from bank_account a where a.id = ${key})`

/** SQL for an amount with its account's currency, such as `USD 1,250.50`. */
const inWords = (
  key: Sql,
  amount: Sql,
) => sql`${ofAccount(key, sql`a.currency`)} || ' ' || trim(to_char(${amount},
  case when ${ofAccount(key, sql`a.currency = 'IQD'`)} then '999,999,999,999,990' else '999,999,999,999,990.00' end))`

/** SQL for the computed fields: account names, formatted amounts, and the rate between different currencies. */
const expressions = {
  from_account_name: ofAccount(sql`t.from_account`, sql`a.name`),
  to_account_name: ofAccount(sql`t.to_account`, sql`a.name`),
  from_currency: ofAccount(sql`t.from_account`, sql`a.currency`),
  to_currency: ofAccount(sql`t.to_account`, sql`a.currency`),
  went_out: inWords(sql`t.from_account`, sql`t.amount_out`),
  came_in: inWords(sql`t.to_account`, sql`t.amount_in`),
  iqd_per_usd: sql`(
    select round(case sender.currency when 'IQD' then t.amount_out / t.amount_in else t.amount_in / t.amount_out end, 2)
    from bank_account sender, bank_account receiver
    where sender.id = t.from_account and receiver.id = t.to_account and sender.currency <> receiver.currency)`,
  status: statusWithApproval,
  ...lockedFields,
}

/** The transfers `t` in transit to a cash box of the user, who has to confirm them. */
export const toConfirmBy = (person: number): Sql =>
  sql`in_transit(t) and t.to_account in (select id from bank_account where keeper = ${person})`

/** The conditions of the list's filters; `actor` is the user for `to_confirm`. */
function where(
  {
    account,
    confirmed,
    to_confirm,
    status,
    changed_after_printing,
    ...query
  }: CheckedInput<typeof accountTransfer.filters>,
  actor: Pick<Actor, 'id'>,
): Sql[] {
  return [
    ...creatorConditions(query, 'date'),
    ...(account === null ? [] : [sql`${account} in (t.from_account, t.to_account)`]),
    ...(confirmed === null ? [] : [sql`t.confirmed = ${confirmed}`]),
    ...flagCondition(to_confirm, toConfirmBy(actor.id)),
    ...(status === null ? [] : [sql`${statusWithApproval} = ${status}`]),
    ...flagCondition(changed_after_printing, sql`t.revision > 1`),
  ]
}

type Transfer = Row<typeof accountTransfer>

const waitingShown = 20

/** The transfers that a custodian has not confirmed yet. */
async function waitingFor(db: Db, person: number) {
  const rows = await db.rows<Transfer & { all: number }>(sql`
    select ${selectColumns(accountTransfer, expressions)}, count(*) over () as "all"
    from account_transfer t ${whereAll([
      toConfirmBy(person),
      ...db.visibleTo(accountTransfer),
    ])} order by t.date, t.id limit ${waitingShown}`)
  return { count: rows[0]?.all ?? 0, results: rows }
}

/** Approving a transfer also marks it as reviewed. */
const markReviewed = (tx: Transaction, id: number) =>
  tx.run(sql`
    update account_transfer set reviewed_by = acting_user_name(), reviewed_at = now() where id = ${id} and reviewed_at is null`)

function mount(kernel: Kernel): void {
  const { routes, may } = kernel
  const { list, create, update, confirm, unconfirm, review, waiting } = accountTransferEndpoints
  const record = (db: Db, id: number) => readRecord<Transfer>(db, accountTransfer, id, expressions)

  routes.query(transferCashBoxes, async ({ actor }, db) => await boxesOf(db, may, actor))
  mountList(kernel, accountTransfer, list, (query, _db, actor) => ({
    expressions,
    where: where(query, actor),
  }))
  routes.command(create, async ({ body: { below_zero: _asked, unusual_date, ...form }, actor }, tx) => {
    await assertHandsOver(tx, may, actor, { verb: 'create', ...form })
    const data = await insertRecord<Transfer>(tx, accountTransfer, form, expressions)
    requireConfirmed(await dateConfirmations(tx, { ...form, unusual_date }))
    return { message: savedAs(data, accountTransfer.messages.created), data }
  })
  routes.command(update, async ({ id, body, version, actor }, tx) => {
    const { below_zero: _asked, unusual_date, ...values } = body
    // The user must be allowed to transfer the money as it is stored and as it becomes.
    await lockRecord(tx, accountTransfer, id)
    const before = await record(tx, id)
    assertNotCancelled(before)
    assertChangeable(before)
    await assertHandsOver(tx, may, actor, { verb: 'update', ...before })
    await updateRow(tx, accountTransfer, id, { version, values, expressions })
    const data = await record(tx, id)
    await assertHandsOver(tx, may, actor, { verb: 'update', ...data })
    requireConfirmed(await dateConfirmations(tx, { ...values, unusual_date }, before.date))
    return { message: accountTransfer.messages.updated, data }
  })
  approvalRoutes(
    { routes },
    {
      entity: accountTransfer,
      endpoints: accountTransferEndpoints,
      read: record,
      approving: async (tx, id, approve) => {
        await approve()
        await markReviewed(tx, id)
      },
    },
  )
  mountDocument(kernel, {
    entity: accountTransfer,
    endpoints: accountTransferEndpoints,
    read: record,
    cancelling: (tx, { id }, actor) => assertTakesBackOwn(tx, may, actor, { verb: 'update', id }),
    cancelled: () => 'Transfer cancelled.',
    assertRemovable: (tx, { id, actor }) => assertTakesBackOwn(tx, may, actor, { verb: 'delete', id }),
  })
  routes.command(confirm, async ({ id }, tx) => {
    await updateRow(tx, accountTransfer, id, { values: { confirmed: true }, expressions })
    return { message: 'Transfer confirmed.' as const, data: await record(tx, id) }
  })
  routes.command(unconfirm, async ({ id }, tx) => {
    await updateRow(tx, accountTransfer, id, { values: { confirmed: false }, expressions })
    return {
      message: 'Confirmation undone. The transfer is in transit.' as const,
      data: await record(tx, id),
    }
  })
  routes.command(review, async ({ id }, tx) => {
    await lockRecord(tx, accountTransfer, id)
    // Users who may not see it get 404.
    await record(tx, id)
    await markReviewed(tx, id)
    return { message: 'Transfer marked as reviewed.' as const, data: await record(tx, id) }
  })
  routes.query(waiting, async ({ actor }, db) => await waitingFor(db, actor.id))
}

export const accountTransferServer: RecordFeature = {
  entity: accountTransfer,
  rows: transferRows,
  bulk: {
    entity: accountTransfer,
    named: sql`concat_ws(' · ', to_char(t.date, 'DD/MM/YYYY'), t.subject)`,
    bulkActions: { delete: deletionOf(accountTransfer, accountTransferEndpoints.remove) },
  },
  mount,
}
