import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

const waiting = sql`account_transfer t join bank_account a on a.id = t.to_account where in_transit(t)`
const usd = sql`case a.currency when 'USD' then t.amount_in else 0 end`
const iqd = sql`case a.currency when 'IQD' then t.amount_in else 0 end`

/** Transfers in transit: in no cash box until the custodian confirms them. */
export const inTransit: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(${usd}), 0) as usd, coalesce(sum(${iqd}), 0) as iqd from ${waiting}`,
  lines: (most) => sql`
    select 'account_transfer' as document, t.id, t.version, t.id::text as number, t.date,
      coalesce((select name from bank_account sender where sender.id = t.from_account), t.subject) as party,
      ${usd} as usd, ${iqd} as iqd, a.name as account, a.keeper,
      (select first_name || ' ' || last_name from users where users.id = a.keeper) as keeper_name
    from ${waiting} order by t.date, t.id limit ${most}`,
}
