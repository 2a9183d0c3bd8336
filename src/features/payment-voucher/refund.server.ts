import sql from 'sql-template-tag'
import { inDollars, sumOf } from '../../kernel/contract/money.ts'
import { type FieldErrors, validationProblem } from '../../kernel/contract/problem.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import { rateOn } from '../exchange-rates/exchange-rates.server.ts'
import { companyToday } from '../settings/settings.server.ts'

/** What of a payment voucher makes a refund of it. */
interface Refund {
  customer: number | null
  amount_usd: number | null
  amount_iqd: number | null
  rate: number | null
  date: string | null
}

/**
 * The rate at which the dinars of a refund count: the one it says, else that of its day; none for what is no refund.
 * Throws `validation_failed` for a refund of nothing, or of dinars that count nothing. How much may go back the database
 * says, which holds what is on account.
 */
export async function refundRate(db: Db, { customer, amount_usd, amount_iqd, rate, date }: Refund) {
  if (customer === null) return null
  const errors: FieldErrors = {}
  const there = await db.row(sql`select id from customer where id = ${customer}`)
  if (!there) errors['customer'] = ['The chosen customer does not exist.']
  const counts = amount_iqd
    ? (rate ?? (await rateOn(db, date ?? (await companyToday(db))))?.iqd_per_usd ?? null)
    : null
  if (amount_iqd && counts === null) {
    errors['rate'] = ['How many dinars are a dollar? No rate is known for this day.']
  } else if (sumOf([amount_usd ?? 0, counts ? inDollars(amount_iqd ?? 0, counts) : 0]) <= 0) {
    errors['amount_usd'] = ['How much goes back?']
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
  return counts
}
