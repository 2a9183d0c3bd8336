import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/** The columns with the number and the party, by table of documents that may wait for approval. */
const kinds = {
  invoice: ['invoice_no', 'customer_name'],
  credit_note: ['credit_note_no', 'customer_name'],
  payment_voucher: ['voucher_no', '"to"'],
  bad_debt: ['bad_debt_no', 'customer_name'],
  petty_cash: ['entry_no', 'paid_to'],
  account_transfer: ['transfer_no', 'subject'],
} as const
type WaitingKind = keyof typeof kinds

const waitingOf = (kind: WaitingKind): Sql => {
  const [number, party] = kinds[kind]
  return sql`
    select ${kind}::text as document, t.id, t.version, t.${raw(number)}::text as number, far.day as date, t.${raw(party)} as party,
      far.usd, 0 as iqd, t.created_by_name as typed_by
    from ${raw(kind)} t, approval_amount(t) far where t.approval = 'waiting'`
}

/** Documents pending approval, which exceed their author's limit and have no effect yet. */
export const waitingForApproval = (shown: readonly WaitingKind[]): GroupQuery => {
  const all = join(shown.map(waitingOf), ' union all ')
  return {
    sums: sql`select count(*) as count, coalesce(sum(usd), 0) as usd, 0 as iqd from (${all}) w`,
    lines: (most) => sql`select * from (${all}) w order by date, document, id limit ${most}`,
  }
}
