import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { inUse } from '../../../kernel/server/database/failures/constraint-problem.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import { duplicateErrors } from '../../../kernel/server/records/duplicates.ts'
import { exportRoute } from '../../../kernel/server/lists/export.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountRemove } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { listPage } from '../../../kernel/server/lists/list.ts'
import { insertRow, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { companyToday } from '../../settings/settings.server.ts'
import { asOfDay } from '../ledger/as-of.server.ts'
import { bankAccount, bankAccountEndpoints } from './bank-accounts.contract.ts'
import { cashBookRoutes } from './cash-book/cash-book.server.ts'
import { exchangeResultRoutes } from './exchange-result/exchange-result.server.ts'
import { cashBoxRows } from './own-cash-box.server.ts'
import { receiveMoney } from './receive-money-right.contract.ts'

type BankAccount = Row<typeof bankAccount>

/**
 * SQL for the computed fields: the balance at the end of `on` (null: today), which includes the opening balance, and
 * the custodian's name.
 */
export const accountExpressions = (on: string | null) => ({
  balance: on === null ? sql`account_balance(t)` : sql`account_balance_on(t.id, ${on}::date)`,
  keeper_name: sql`(select first_name || ' ' || last_name from users where users.id = t.keeper)`,
})

/**
 * Throws if documents use the account, with their number. The lock keeps vouchers from finding the account until the
 * transaction ends.
 */
async function assertUnused(tx: Transaction, id: number): Promise<void> {
  await tx.run(sql`lock table bank_account in row exclusive mode`)
  const found = await tx.row<Record<'vouchers' | 'documents', number>>(
    sql`select account_vouchers(${id}) as vouchers, account_documents(${id}) as documents`,
  )
  if (!found || found.documents === 0) return
  const { vouchers, documents } = found
  throw inUse(bankAccount.label, vouchers === documents ? 'voucher' : 'document', documents)
}

function conditions({
  currency,
  kind,
  keeper: custodian,
  active,
}: CheckedInput<typeof bankAccount.filters>): Sql[] {
  return [
    ...(currency === null ? [] : [sql`t.currency = ${currency}`]),
    ...(kind === null ? [] : [sql`t.kind = ${kind}`]),
    ...(custodian === null ? [] : [sql`t.keeper = ${custodian}`]),
    ...(active === null ? [] : [sql`t.active = ${active}`]),
  ]
}

function mount(kernel: Kernel): void {
  const { routes, queryCache, issuer, lists } = kernel
  const { list, read, create, update, remove } = bankAccountEndpoints
  cashBookRoutes(kernel)
  exchangeResultRoutes({ routes })
  const record = (db: Db, id: number, on: string | null = null) =>
    readRecord<BankAccount>(db, bankAccount, id, accountExpressions(on))

  routes.query(list, async ({ query }, db) => ({
    ...(await listPage<BankAccount>({ db, queryCache }, bankAccount, query, {
      expressions: accountExpressions(query.on),
      where: conditions(query),
    })),
    ...(await asOfDay(db, query.on ?? (await companyToday(db)))),
  }))
  exportRoute({ routes, issuer, lists }, bankAccount, (query) => ({
    expressions: accountExpressions(query.on),
    where: conditions(query),
  }))
  routes.furtherErrors([create, update], duplicateErrors(bankAccount))
  routes.query(read, async ({ id, query }, db) => ({
    ...(await record(db, id, query.on)),
    ...(await asOfDay(db, query.on ?? (await companyToday(db)))),
  }))
  routes.command(create, async ({ body: { below_zero: _asked, ...body } }, tx) => {
    const opening_date = body.opening_date ?? (await companyToday(tx))
    const id = await insertRow(tx, bankAccount.name, { ...body, opening_date })
    return { message: bankAccount.messages.created, data: await record(tx, id) }
  })
  routes.command(update, async ({ id, body: { below_zero: _asked, ...body }, version }, tx) => {
    await updateRow(tx, bankAccount, id, { version, values: body, expressions: accountExpressions(null) })
    return { message: bankAccount.messages.updated, data: await record(tx, id) }
  })
  mountRemove(kernel, bankAccount, remove, (tx, { id }) => assertUnused(tx, id))
}

export const bankAccountServer: RecordFeature = {
  entity: bankAccount,
  rights: [receiveMoney],
  rows: cashBoxRows,
  mount,
}
