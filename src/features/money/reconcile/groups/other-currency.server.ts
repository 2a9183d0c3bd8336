import sql, { type Sql } from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/** Documents with money that is not in the currency of their account, by the kinds of which some may be seen. */
export const otherCurrency = (kinds: readonly string[]): GroupQuery => {
  const stray: Sql = sql`
    select e.kind as document, e.document as id, e.number, e.day as date, e.party, e.text as subject, e.account as account_id,
      a.name as account, e.amount, case a.currency when 'IQD' then e.stray else 0 end as usd,
      case a.currency when 'USD' then e.stray else 0 end as iqd
    from entry e join bank_account a on a.id = e.account
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
      from (${stray} order by e.day, e.document limit ${most}) s order by s.date, s.id`,
  }
}
