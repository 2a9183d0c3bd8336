import sql from 'sql-template-tag'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../../kernel/contract/fields.ts'
import { exportRoute } from '../../../../kernel/server/lists/export.ts'
import type { Kernel } from '../../../../kernel/server/kernel.ts'
import { flagCondition, listCounts, type ListOptions } from '../../../../kernel/server/lists/list.ts'
import { creatorConditions } from '../../../people/creator.server.ts'
import { sumsOfVouchers, voucherPage } from '../../payments/list/vouchers.server.ts'
import { isOverride } from '../../rates/rate-deviation.server.ts'
import { receiptExpressions } from '../receipt-expressions.server.ts'
import { receiptVoucher, receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

/** SQL conditions for the tabs of the list. Receipts with unapplied credit are found by the index of open entries. */
const receiptsBy = {
  all: sql`true`,
  on_account: sql`t.id in (
    select document from entry where kind = 'receipt_voucher' and open <> 0 and customer is not null)`,
  needs_rate: sql`(${receiptExpressions.needs_rate} and t.cancelled_at is null)`,
  cancelled: sql`t.cancelled_at is not null`,
} as const

function options(query: CheckedInput<typeof receiptVoucher.filters>): ListOptions {
  const where = [
    ...creatorConditions(query, 'date'),
    ...(query.invoice === null
      ? []
      : [
          sql`t.id in (select id from receipt_voucher where invoice = ${query.invoice}
            union select document from settling('invoice', ${query.invoice}) where kind = 'receipt_voucher')`,
        ]),
    ...(query.customer === null ? [] : [sql`t.from_account = ${query.customer}`]),
    ...(query.status === null ? [] : [sql`(t.cancelled_at is null) = ${query.status === 'received'}`]),
    ...flagCondition(query.on_account, receiptsBy.on_account),
    ...flagCondition(query.needs_rate, receiptsBy.needs_rate),
    ...flagCondition(query.rate_override, isOverride('receipt_voucher', 't')),
    ...(query.group === null ? [] : [sql`t."group" = ${query.group}`]),
    ...flagCondition(query.changed_after_printing, sql`t.revision > 1`),
  ]
  return { where, expressions: receiptExpressions }
}

/** SQL for the amounts of a receipt, and whether they are included in totals. */
const voucherAmounts = {
  usd: sql`original_usd(t)`,
  iqd: sql`original_iqd(t)`,
  counts: sql`t.cancelled_at is null`,
  cancelled: sql`t.cancelled_at is not null`,
}

/** The routes of the receipt list: pages, counts, totals and export. */
export function receiptListRoutes(kernel: Kernel): void {
  const { routes, queryCache } = kernel
  const { list, counts, totals } = receiptVoucherEndpoints
  routes.query(list, async ({ query }, db) =>
    voucherPage<Row<typeof receiptVoucher>>({ db, queryCache }, receiptVoucher, query, options(query)),
  )
  routes.query(counts, async ({ query }, db) => {
    const { where = [] } = options({ ...query, status: null, on_account: null, needs_rate: null })
    return await listCounts({ db, queryCache }, receiptVoucher, receiptsBy, { search: query.search, where })
  })
  routes.query(totals, async ({ query }, db) =>
    sumsOfVouchers({ db, queryCache }, receiptVoucher, { ...query, ...options(query) }, voucherAmounts),
  )
  exportRoute(kernel, receiptVoucher, options)
}
