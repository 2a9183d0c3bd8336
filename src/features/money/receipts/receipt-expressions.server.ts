import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Currency } from '../../../kernel/contract/values/money.ts'
import { bothCurrencies } from '../../../kernel/server/lists/both-currencies.ts'
import { lockedFields } from '../ledger/revisions/locked-fields.server.ts'
import { amountsIn } from './amounts/amount-rules.ts'

/** SQL for the amount of a voucher in one currency; null if there is none. */
function receivedIn(currency: Currency): Sql {
  const amounts = amountsIn[currency].map((name) => raw(`coalesce(t."${name}", 0)`))
  return sql`nullif(${join(amounts, ' + ')}, 0)`
}

/** SQL for the computed fields. */
export const receiptExpressions = {
  paper_language: sql`(select paper_language from customer where id = t.from_account)`,
  received: bothCurrencies(receivedIn('USD'), receivedIn('IQD')),
  usd_value: sql`usd_value(t)`,
  rounding_usd: sql`rounding_in_force(t)`,
  status: sql`case when t.cancelled_at is null then 'received' else 'cancelled' end`,
  needs_rate: sql`(t.rate is null and receipt_iqd(t) > 0)`,
  on_account_usd: sql`open_of('receipt_voucher', t.id)`,
  unknown_account: sql`t.bank_account is null`,
  settlements: sql`format_settles('receipt_voucher', t.id)`,
  ...lockedFields,
}
