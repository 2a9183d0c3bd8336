import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { recordRoutes } from '../../kernel/server/crud.ts'
import { exportRoute } from '../../kernel/server/export.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import type { ListOptions } from '../../kernel/server/list.ts'
import { readRecord } from '../../kernel/server/records.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { voucherPdfRoute } from './paper/voucher-pdf.server.ts'
import { paymentDocument } from './payment-document.ts'
import { paymentVoucher, paymentVoucherEndpoints } from './payment-voucher.contract.ts'
import { voucherNumberRoutes, voucherPage } from './vouchers.server.ts'

function options(query: CheckedInput<typeof paymentVoucher.filters>): ListOptions {
  return { where: creatorConditions(query, 'date') }
}

function mount(kernel: Kernel): void {
  kernel.routes.query(paymentVoucherEndpoints.list, async ({ query }, db) =>
    voucherPage<Row<typeof paymentVoucher>>({ db, kept: kernel.kept }, paymentVoucher, query, options(query)),
  )
  exportRoute(kernel, paymentVoucher, options)
  voucherNumberRoutes(kernel, paymentVoucher.name, paymentVoucherEndpoints.nextNumber)
  voucherPdfRoute(kernel, paymentVoucherEndpoints.pdf, async (db, id, company) =>
    paymentDocument(await readRecord<Row<typeof paymentVoucher>>(db, paymentVoucher, id), company),
  )
  recordRoutes(kernel, paymentVoucher, paymentVoucherEndpoints)
}

export const paymentVoucherServer: ServerFeature = { entity: paymentVoucher, mount }
