import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { requireConfirmed, type Confirmation } from '../../../kernel/contract/problem.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { lockSeries } from '../../../kernel/server/records/counter.ts'
import { deletionOf } from '../../../kernel/server/bulk/bulk-action.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { duplicateErrors } from '../../../kernel/server/records/duplicates.ts'
import { exportRoute } from '../../../kernel/server/lists/export.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { flagCondition, listPage, type ListSource, listTotals } from '../../../kernel/server/lists/list.ts'
import { insertRecord, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { message } from '../../../i18n/messages.ts'
import { assertNotCancelled, statusWithApproval } from '../ledger/cancel-document.server.ts'
import { mountDocument } from '../ledger/mount-document.server.ts'
import { approvalRoutes, assertChangeable, savedAs } from '../../approvals/approval-routes.server.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { lockedFields } from '../ledger/revisions/locked-fields.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

/** SQL for the computed fields. */
const expressions = {
  account_name: sql`(select a.name from bank_account a where a.id = t.account)`,
  status: statusWithApproval,
  ...lockedFields,
}

type PettyCash = Row<typeof pettyCash>
type Query = CheckedInput<typeof pettyCashEndpoints.totals.query>

/** Without a year, `month` matches that month of every year. */
function conditions({
  year,
  month,
  account,
  status,
  changed_after_printing,
  ...query
}: CheckedInput<typeof pettyCash.filters>): Sql[] {
  return [
    ...creatorConditions(query, 'date'),
    ...(year === null ? [] : [sql`t.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`]),
    ...(month === null ? [] : [sql`extract(month from t.date) = ${month}`]),
    ...(account === null ? [] : [sql`t.account = ${account}`]),
    ...(status === null ? [] : [sql`${statusWithApproval} = ${status}`]),
    ...flagCondition(changed_after_printing, sql`t.revision > 1`),
  ]
}

async function totalOf(source: ListSource, query: Query) {
  const sums = await listTotals(source, pettyCash, ['project_amount'], {
    search: query.search,
    // Cancelled and unapproved entries were not spent.
    where: [...conditions(query), sql`${statusWithApproval} = 'valid'`],
  })
  return { total_project_amount: sums.project_amount }
}

type EnteredPettyCash = Pick<PettyCash, 'id' | 'date' | 'receipt_no' | 'project_amount'> & {
  unusual_date?: boolean | undefined
  same_bill?: boolean | undefined
}

/**
 * The confirmations for a stored entry, if these fields changed: an unusual date, and a receipt number and amount that
 * another entry has.
 */
async function confirmationsAbout(
  db: Db,
  entry: EnteredPettyCash,
  before?: PettyCash,
): Promise<Confirmation[]> {
  const { id, receipt_no, project_amount, same_bill } = entry
  const confirmations = await dateConfirmations(db, entry, before?.date)
  const isSame = receipt_no === before?.receipt_no && project_amount === before.project_amount
  if (isSame || same_bill === true) return confirmations
  const first = await db.row<{ number: number; date: string }>(sql`
    select entry_no as number, date from petty_cash
    where lower(btrim(receipt_no)) = lower(btrim(${receipt_no}::text)) and project_amount = ${project_amount}
      and id <> ${id} and cancelled_on is null order by id limit 1`)
  if (!first) return confirmations
  const question = message(
    'Entry {number} of {date} has the same receipt number and amount. Check that this entry is not a duplicate.',
    {
      number: first.number,
      date: formatDay(first.date),
    },
  )
  return [...confirmations, { field: 'receipt_no', flag: 'same_bill', message: question }]
}

function mount(kernel: Kernel): void {
  const { routes, queryCache } = kernel
  routes.query(pettyCashEndpoints.totals, async ({ query }, db) => await totalOf({ db, queryCache }, query))
  routes.query(pettyCashEndpoints.list, async ({ query }, db) => {
    const page = await listPage<PettyCash>({ db, queryCache }, pettyCash, query, {
      where: conditions(query),
      asksOwnRow: true,
      expressions,
    })
    return { ...page, ...(await totalOf({ db, queryCache }, query)) }
  })
  exportRoute(kernel, pettyCash, (query) => ({ where: conditions(query), expressions }))
  const { create, update } = pettyCashEndpoints
  const record = (db: Db, id: number) => readRecord<PettyCash>(db, pettyCash, id, expressions)
  routes.furtherErrors([create, update], duplicateErrors(pettyCash))
  routes.command(create, async ({ body }, tx) => {
    const { account, below_zero: _asked, unusual_date, same_bill, ...form } = body
    // Without an account, the database uses the default one.
    const values = account === null ? form : { ...form, account }
    const data = await insertRecord<PettyCash>(tx, pettyCash, values, expressions)
    requireConfirmed(await confirmationsAbout(tx, { ...data, unusual_date, same_bill }))
    return { message: savedAs(data, pettyCash.messages.created), data }
  })
  routes.command(update, async ({ id, body, version }, tx) => {
    const { below_zero: _asked, unusual_date, same_bill, ...values } = body
    await lockSeries(tx, 'petty_cash')
    await lockRecord(tx, pettyCash, id)
    const before = await record(tx, id)
    assertNotCancelled(before)
    assertChangeable(before)
    await updateRow(tx, pettyCash, id, { values, version, expressions })
    const data = await record(tx, id)
    requireConfirmed(await confirmationsAbout(tx, { ...data, unusual_date, same_bill }, before))
    return { message: pettyCash.messages.updated, data }
  })
  approvalRoutes({ routes }, { entity: pettyCash, endpoints: pettyCashEndpoints, read: record })
  mountDocument(kernel, {
    entity: pettyCash,
    endpoints: pettyCashEndpoints,
    read: record,
    cancelled: () => 'Petty cash entry cancelled.',
  })
}

export const pettyCashServer: RecordFeature = {
  entity: pettyCash,
  bulk: {
    entity: pettyCash,
    named: sql`concat_ws(' · ', to_char(t.date, 'DD/MM/YYYY'), t.project_name)`,
    bulkActions: { delete: deletionOf(pettyCash, pettyCashEndpoints.remove) },
  },
  mount,
}
