import sql, { empty, type Sql } from 'sql-template-tag'
import { inOpenBooks } from '../../ledger/as-of.server.ts'
import type { GroupQuery } from './group-query.server.ts'

/** Vouchers with money that name no existing account. */
const withoutAccount = (withPayments: boolean): Sql => sql`
  select 'receipt_voucher' as document, v.id, v.version, v.voucher_no::text as number, v.date,
    v.from_account_name as party, receipt_usd(v) as usd, receipt_iqd(v) as iqd, v.to_account as account
  from receipt_voucher v
  where v.bank_account is null and v.cancelled_at is null and (receipt_usd(v) <> 0 or receipt_iqd(v) <> 0)
    and ${inOpenBooks(sql`v.date`)}
  ${
    withPayments
      ? sql`union all
        select 'payment_voucher', p.id, p.version, p.voucher_no::text, p.date, p."to",
          -coalesce(p.amount_usd, 0), -coalesce(p.amount_iqd, 0), p.from_field
        from payment_voucher p
        where p.bank_account is null and p.cancelled_at is null and takes_effect(p.approval) and (coalesce(p.amount_usd, 0) <> 0 or coalesce(p.amount_iqd, 0) <> 0)
          and ${inOpenBooks(sql`p.date`)}`
      : empty
  }`

/** The least similarity of names, from 0 to 1, for an account to be proposed. */
const likeness = 0.3

/** Vouchers in accounts that do not exist: they are in no balance. Excludes closed books, where they stay so. */
export const unknownAccount = (withPayments: boolean): GroupQuery => ({
  sums: sql`select count(*) as count, coalesce(sum(usd), 0) as usd, coalesce(sum(iqd), 0) as iqd
    from (${withoutAccount(withPayments)}) u`,
  lines: (most) => sql`
    select u.*, (
      select a.name from bank_account a
      where a.active and similarity(lower(a.name), lower(u.account)) >= ${likeness}
        and (u.usd = 0 or u.iqd <> 0 or a.currency = 'USD') and (u.iqd = 0 or u.usd <> 0 or a.currency = 'IQD')
      order by similarity(lower(a.name), lower(u.account)) desc, a.id limit 1
    ) as proposed_account
    from (${withoutAccount(withPayments)} order by date, number limit ${most}) u order by u.date, u.number`,
})
