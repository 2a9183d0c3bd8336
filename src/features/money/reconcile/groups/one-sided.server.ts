import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

const waiting = sql`account_transfer t
  join bank_account a on a.id = coalesce(t.from_account, t.to_account)
  where t.reviewed_at is null and t.cancelled_on is null and takes_effect(t.approval)
    and num_nonnulls(t.from_account, t.to_account) = 1`
const amount = sql`coalesce(t.amount_in, -t.amount_out)`
const usd = sql`case a.currency when 'USD' then ${amount} else 0 end`
const iqd = sql`case a.currency when 'IQD' then ${amount} else 0 end`

/** Transfers with one account that were not reviewed by another user. */
export const oneSided: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(${usd}), 0) as usd, coalesce(sum(${iqd}), 0) as iqd from ${waiting}`,
  lines: (most) => sql`
    select 'account_transfer' as document, t.id, t.version, t.transfer_no::text as number, t.date, t.subject as party,
      ${usd} as usd, ${iqd} as iqd, a.name as account, t.created_by_name as typed_by
    from ${waiting} order by t.date, t.id limit ${most}`,
}
