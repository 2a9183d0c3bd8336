import type { Row } from '../../kernel/contract/entity.ts'
import { recordRoutes } from '../../kernel/server/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { readRecord } from '../../kernel/server/records.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { voucherPdfRoute } from './paper/voucher-pdf.server.ts'
import { paymentDocument } from './payment-document.ts'
import { paymentVoucher, paymentVoucherEndpoints } from './payment-voucher.contract.ts'
import { voucherExport, voucherNumberRoutes, voucherPage } from './vouchers.server.ts'

export function paymentVoucherRoutes(kernel: Kernel): void {
  kernel.routes.query(paymentVoucherEndpoints.list, async ({ query }, db) =>
    voucherPage<Row<typeof paymentVoucher>>(
      kernel,
      db,
      paymentVoucher,
      query,
      creatorConditions(query, 'date'),
    ),
  )
  voucherExport(kernel, paymentVoucher, (query) => creatorConditions(query, 'date'))
  voucherNumberRoutes(kernel, paymentVoucher.name, paymentVoucherEndpoints.nextNumber)
  voucherPdfRoute(kernel, paymentVoucherEndpoints.pdf, async (db, id, company) =>
    paymentDocument(await readRecord<Row<typeof paymentVoucher>>(db, paymentVoucher, id), company),
  )
  recordRoutes(kernel, paymentVoucher, paymentVoucherEndpoints)
}
