import sql from 'sql-template-tag'
import { inOpenBooks } from '../../ledger/as-of.server.ts'
import type { GroupQuery } from './group-query.server.ts'

/** Petty cash without a cash box. Excludes closed books: there, an entry must be cancelled and created again. */
const withoutCashBox = sql`petty_cash p
  where p.account is null and p.cancelled_at is null and takes_effect(p.approval) and p.project_amount <> 0 and ${inOpenBooks(sql`p.date`)}`

/** Petty cash without a cash box, which is in no balance. Proposes the cash box of the settings. */
export const noCashBox: GroupQuery = {
  sums: sql`select count(*) as count, 0 as usd, coalesce(-sum(project_amount), 0) as iqd from ${withoutCashBox}`,
  lines: (most) => sql`
    select 'petty_cash' as document, p.id, p.version, p.entry_no::text as number, p.date,
      coalesce(p.paid_to, p.project_name) as party, 0 as usd, -p.project_amount as iqd, null as account, (
        select a.name from bank_account a where a.id = usual_petty_cash_account() and a.active and a.currency = 'IQD'
      ) as proposed_account
    from (select p.* from ${withoutCashBox} order by date, id limit ${most}) p order by p.date, p.id`,
}
