import type { Endpoint } from '../../../../kernel/contract/endpoint.ts'
import type { Confirmation } from '../../../../kernel/contract/problem.ts'
import { lastNumber } from '../../../../kernel/server/records/counter.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../../kernel/server/kernel.ts'
import { message } from '../../../../i18n/messages.ts'
import type { nextVoucherNumber } from './voucher-number.contract.ts'

/** The number sequences of vouchers. */
export type VoucherSeries = 'receipt' | 'payment'

/** Serves the number after the last one. */
export function voucherNumberRoutes(
  { routes }: Pick<Kernel, 'routes'>,
  series: VoucherSeries,
  endpoint: ReturnType<typeof nextVoucherNumber> & Endpoint,
): void {
  routes.query(endpoint, async (_call, db) => ({ next: (await lastNumber(db, series)) + 1 }))
}

/** A number further above the last one than this may be a typing error. */
const usualStep = 1000

/** The confirmation for an entered number far above the last one: all numbers in between would be missing. */
export async function numberConfirmations(
  db: Db,
  series: VoucherSeries,
  { voucher_no, unusual_number }: { voucher_no?: number | undefined; unusual_number?: boolean | undefined },
): Promise<Confirmation[]> {
  if (voucher_no === undefined || unusual_number === true) return []
  const last = await lastNumber(db, series)
  if (voucher_no - last <= usualStep) return []
  const question = message('{number} is far above the last number, {last}. Check the number.', {
    last,
    number: voucher_no,
  })
  return [{ field: 'voucher_no', flag: 'unusual_number', message: question }]
}
