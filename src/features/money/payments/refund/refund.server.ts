import sql from 'sql-template-tag'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { CheckedChanges } from '../../../../kernel/contract/fields.ts'
import { inDollars, sumOf } from '../../../../kernel/contract/values/money.ts'
import { type FieldErrors, validationProblem } from '../../../../kernel/contract/problem.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import { message } from '../../../../i18n/messages.ts'
import { acceptedRate } from '../../rates/accepted-rate.server.ts'
import { rateOn } from '../../rates/exchange-rates.server.ts'
import { formatRate } from '../../rates/rate-format.ts'
import { companyToday } from '../../../settings/settings.server.ts'
import type { paymentVoucher } from '../payment-voucher.contract.ts'

/** The fields of a payment voucher that matter for a refund. */
interface Refund {
  customer: number | null
  amount_usd: number | null
  amount_iqd: number | null
  rate: number | null
  rate_reason: string | null
  date: string | null
}

/**
 * The rate fields to store for a refund: the entered rate, otherwise the daily rate; all null if it is no refund.
 * Throws `validation_failed` if the amount is 0, if there is no rate for its dinars, or if the rate is not accepted.
 * The database checks the amount against the unapplied credit, since it locks it.
 */
export async function refundRate(
  db: Db,
  refund: Refund,
  mayOverride: boolean,
  stored?: Row<typeof paymentVoucher>,
) {
  const { customer, amount_usd, amount_iqd, rate, rate_reason } = refund
  const none = { rate: null, day_rate: null, rate_reason: null }
  if (customer === null) return none
  const errors: FieldErrors = {}
  const date = refund.date ?? (await companyToday(db))
  const there = await db.row(sql`select id from customer where id = ${customer}`)
  if (!there) errors['customer'] = ['The selected customer does not exist. Choose another one.']
  const counts = amount_iqd ? (rate ?? (await rateOn(db, date))?.iqd_per_usd ?? null) : null
  if (amount_iqd && counts === null) {
    errors['rate'] = ['No daily rate is set for this day. Enter IQD per USD.']
  } else if (sumOf([amount_usd ?? 0, counts ? inDollars(amount_iqd ?? 0, counts) : 0]) <= 0) {
    errors['amount_usd'] = ['Enter the refund amount.']
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
  return await acceptedRate(db, { rate: counts, rate_reason, date }, mayOverride, stored)
}

/**
 * The rate fields to store for a changed voucher; empty if nothing relevant changed. Throws `validation_failed` if the
 * rate of a refund changes.
 */
export async function changedRate(
  db: Db,
  before: Row<typeof paymentVoucher>,
  changes: CheckedChanges<typeof paymentVoucher.fields>,
  mayOverride: boolean,
) {
  const after = { ...before, ...changes }
  const names = ['customer', 'amount_usd', 'amount_iqd', 'rate', 'date'] as const
  if (changes.rate_reason === undefined && names.every((name) => after[name] === before[name])) return {}
  const stored = await refundRate(db, after, mayOverride, before)
  const isSameRefund = before.customer !== null && after.customer === before.customer
  if (isSameRefund && before.rate !== null && stored.rate !== null && stored.rate !== before.rate) {
    const rate = formatRate(before.rate)
    throw validationProblem({
      rate: [
        message(
          'This refund was made at {rate}, so its rate cannot be changed. Cancel the voucher and create a new one.',
          { rate },
        ),
      ],
    })
  }
  return stored
}
