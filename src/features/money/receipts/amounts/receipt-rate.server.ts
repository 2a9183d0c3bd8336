import type { CheckedInput } from '../../../../kernel/contract/fields.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import { companyToday } from '../../../settings/settings.server.ts'
import { acceptedRate } from '../../rates/accepted-rate.server.ts'
import { rateOn } from '../../rates/exchange-rates.server.ts'
import { type enteredAmounts, receivedIn } from './amount-rules.ts'
import type { receiptVoucher } from '../receipt-voucher.contract.ts'

type Amounts = Parameters<typeof enteredAmounts>[0]
type RateFields = Pick<CheckedInput<typeof receiptVoucher.fields>, 'rate' | 'rate_reason' | 'date'>

/** The rate of a voucher: the entered one, otherwise the daily rate; null without dinars. */
export async function rateFor(db: Db, amounts: Amounts, given: number | null, date: string | null) {
  if (receivedIn('IQD', amounts) === 0) return null
  return given ?? (await rateOn(db, date ?? (await companyToday(db))))?.iqd_per_usd ?? null
}

/**
 * The rate fields to store. Throws `validation_failed` if the rate differs from the daily rate without a reason, or by
 * more than the user may override (`mayOverride`), unless the voucher already has it (`stored`).
 */
export async function acceptedRateFor(
  db: Db,
  form: RateFields,
  mayOverride: boolean,
  stored?: Parameters<typeof acceptedRate>[3],
) {
  return await acceptedRate(db, { ...form, date: form.date ?? (await companyToday(db)) }, mayOverride, stored)
}
