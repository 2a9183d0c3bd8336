import sql, { type Sql } from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/**
 * Documents with money in the other currency than their account, of the given kinds: today, or at the end of a day.
 * Without documents cancelled by then, since their sum is 0.
 */
export const strayMoney = (kinds: readonly string[], on: string | null = null): Sql => sql`
  select s.document, s.id, s.number, s.date, coalesce(s.party, s.subject) as party, s.usd, s.iqd, s.account, s.amount <> 0 as splits,
    case s.document
      when 'receipt_voucher' then (select version from receipt_voucher v where v.id = s.id)
      when 'payment_voucher' then (select version from payment_voucher p where p.id = s.id)
      else (select version from petty_cash c where c.id = s.id)
    end as version
  from (
    select e.kind as document, e.document as id, e.number, min(e.day) as date, e.party, e.text as subject, a.name as account,
      sum(e.amount) as amount, case a.currency when 'IQD' then sum(e.stray) else 0 end as usd,
      case a.currency when 'USD' then sum(e.stray) else 0 end as iqd
    from entry e join bank_account a on a.id = e.account
    where e.stray <> 0 and e.kind = any (${kinds}) and (${on}::date is null or e.day <= ${on}::date)
    group by e.kind, e.document, e.number, e.party, e.text, a.id having sum(e.stray) <> 0
  ) s`

/** Money in the other currency than its account. */
export const otherCurrency = (kinds: readonly string[]): GroupQuery => ({
  sums: sql`select count(*) as count, coalesce(sum(usd), 0) as usd, coalesce(sum(iqd), 0) as iqd
    from (${strayMoney(kinds)}) s`,
  lines: (most) => sql`select * from (${strayMoney(kinds)}) s order by date, id limit ${most}`,
})
