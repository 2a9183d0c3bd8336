import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { crud } from '../../kernel/server/crud.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { readRecord, updateRow } from '../../kernel/server/records.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { accountTransfer, accountTransferEndpoints } from './account-transfers.contract.ts'

const ofAccount = (key: Sql, asked: Sql) => sql`(select ${asked} from bank_account a where a.id = ${key})`

/** An amount with the currency of its account, such as `USD 1,250.50`. */
const inWords = (
  key: Sql,
  amount: Sql,
) => sql`${ofAccount(key, sql`a.currency`)} || ' ' || trim(to_char(${amount},
  case when ${ofAccount(key, sql`a.currency = 'IQD'`)} then '999,999,999,999,990' else '999,999,999,999,990.00' end))`

/** The fields that are no columns: the accounts' names, the amounts in words, and the rate where the currencies differ. */
const expressions = {
  from_account_name: ofAccount(sql`t.from_account`, sql`a.name`),
  to_account_name: ofAccount(sql`t.to_account`, sql`a.name`),
  went_out: inWords(sql`t.from_account`, sql`t.amount_out`),
  came_in: inWords(sql`t.to_account`, sql`t.amount_in`),
  iqd_per_usd: sql`(
    select round(case giver.currency when 'IQD' then t.amount_out / t.amount_in else t.amount_in / t.amount_out end, 2)
    from bank_account giver, bank_account taker
    where giver.id = t.from_account and taker.id = t.to_account and giver.currency <> taker.currency)`,
}

function where({ account, confirmed, ...query }: CheckedInput<typeof accountTransfer.filters>): Sql[] {
  return [
    ...creatorConditions(query, 'date'),
    ...(account === null ? [] : [sql`${account} in (t.from_account, t.to_account)`]),
    ...(confirmed === null ? [] : [sql`t.confirmed = ${confirmed}`]),
  ]
}

function mount(kernel: Kernel): void {
  kernel.routes.command(accountTransferEndpoints.confirm, async ({ id }, tx) => {
    await updateRow(tx, accountTransfer, id, { values: { confirmed: true }, expressions })
    const data = await readRecord<Row<typeof accountTransfer>>(tx, accountTransfer, id, expressions)
    return { message: 'The money has come in.' as const, data }
  })
  crud(kernel, accountTransfer, accountTransferEndpoints, { where, expressions })
}

export const accountTransferServer: ServerFeature = { entity: accountTransfer, mount }
