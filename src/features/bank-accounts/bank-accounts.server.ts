import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { exportRoute } from '../../kernel/server/export.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { listPage } from '../../kernel/server/list.ts'
import { deleteRow, insertRow, readRecord, updateRow } from '../../kernel/server/records.ts'
import { bankAccount, bankAccountEndpoints } from './bank-accounts.contract.ts'

type BankAccount = Row<typeof bankAccount>

/** The field that is no column: what vouchers made of the opening balance. */
export const accountExpressions = { balance: sql`account_balance(t)` }

/** The vouchers of an account follow its name, so that its balance does not lose them. */
async function renameInVouchers(tx: Transaction, before: string, after: string): Promise<void> {
  await tx.run(sql`update receipt_voucher set to_account = ${after}
    where account_key(to_account) = account_key(${before})`)
  await tx.run(sql`update payment_voucher set from_field = ${after}
    where account_key(from_field) = account_key(${before})`)
}

function conditions({ currency }: CheckedInput<typeof bankAccount.filters>): Sql[] {
  return currency === null ? [] : [sql`t.currency = ${currency}`]
}

export function bankAccountRoutes({ routes, kept }: Kernel): void {
  const { list, read, create, update, remove } = bankAccountEndpoints
  const record = (db: Parameters<typeof readRecord>[0], id: number) =>
    readRecord<BankAccount>(db, bankAccount, id, accountExpressions)

  routes.read(list, async ({ query }, db) =>
    listPage<BankAccount>(db, kept, bankAccount, query, {
      expressions: accountExpressions,
      where: conditions(query),
    }),
  )
  exportRoute({ routes }, bankAccount, (query) => ({
    expressions: accountExpressions,
    where: conditions(query),
  }))
  routes.read(read, async ({ id }, db) => await record(db, id))
  routes.write(create, async ({ body }, tx) => {
    const id = await insertRow(tx, bankAccount.name, body)
    return { message: bankAccount.messages.created, data: await record(tx, id) }
  })
  routes.write(update, async ({ id, body, version }, tx) => {
    const before = await record(tx, id)
    await updateRow(tx, bankAccount, id, version, body, accountExpressions)
    if (body.name !== undefined && body.name !== before.name)
      await renameInVouchers(tx, before.name, body.name)
    return { message: bankAccount.messages.updated, data: await record(tx, id) }
  })
  routes.write(remove, async ({ id }, tx) => {
    await deleteRow(tx, bankAccount, id)
    return { message: 'Delete Success' }
  })
}
