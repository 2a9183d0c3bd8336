import sql, { type Sql } from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/**
 * What may be in another currency than its account, by the conditions of the indexes that find it; each account is looked
 * up by itself, as in most of them there is nothing. What it comes to say the entries of the account.
 */
const strays = sql`
  select found.* from bank_account a cross join lateral (
    select 'receipt_voucher' as kind, v.id as document from receipt_voucher v
    where a.currency = 'USD' and v.bank_account = a.id and v.cancelled_at is null
      and coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) <> 0
    union all
    select 'receipt_voucher', v.id from receipt_voucher v
    where a.currency = 'IQD' and v.bank_account = a.id and v.cancelled_at is null
      and coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0) <> 0
    union all
    select 'payment_voucher', v.id from payment_voucher v
    where a.currency = 'USD' and v.bank_account = a.id and v.amount_iqd <> 0
    union all
    select 'payment_voucher', v.id from payment_voucher v
    where a.currency = 'IQD' and v.bank_account = a.id and v.amount_usd <> 0
    union all
    select 'petty_cash', p.id from petty_cash p where a.currency = 'USD' and p.account = a.id
    offset 0
  ) found`

/** Documents with money that is not in the currency of their account, by the kinds of which some may be seen. */
export const otherCurrency = (kinds: readonly string[]): GroupQuery => {
  // Each of the few is looked up by itself: without the offset all entries would be made first.
  const stray: Sql = sql`
    select e.kind as document, e.document as id, e.number, e.date, e.party, e.subject, e.account as account_id,
      a.name as account, e.amount, case a.currency when 'IQD' then e.stray else 0 end as usd,
      case a.currency when 'USD' then e.stray else 0 end as iqd
    from (${strays}) s
    cross join lateral (
      select * from account_entry e where e.kind = s.kind and e.document = s.document offset 0) e
    join bank_account a on a.id = e.account
    where e.stray <> 0 and e.kind = any (${kinds})`
  return {
    sums: sql`select count(*) as count, coalesce(sum(usd), 0) as usd, coalesce(sum(iqd), 0) as iqd
      from (${stray}) s`,
    lines: (most) => sql`
      select s.document, s.id, s.number, s.date, coalesce(s.party, s.subject) as party, s.usd, s.iqd, s.account,
        s.amount <> 0 as splits,
        case s.document
          when 'receipt_voucher' then (select version from receipt_voucher v where v.id = s.id)
          when 'payment_voucher' then (select version from payment_voucher p where p.id = s.id)
          else (select version from petty_cash c where c.id = s.id)
        end as version
      from (${stray} order by e.date, e.document limit ${most}) s order by s.date, s.id`,
  }
}
