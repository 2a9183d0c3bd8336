import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Api, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../../../invoices/testing/an-invoice.ts'
import type { receiptVoucher } from '../receipt-voucher.contract.ts'

export type ReceiptVoucher = Row<typeof receiptVoucher>

/** The form of a receipt, by default for a new invoice. Confirms any number. */
export async function receiptForm(
  api: Api,
  wanted: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const invoice = 'invoice' in wanted ? null : await anInvoice(api)
  return {
    unusual_number: true,
    subject: 'Payment',
    ...(invoice && { invoice: invoice.id, from_account: invoice.customer }),
    ...wanted,
  }
}

/** Creates a receipt voucher through the API. */
export async function aReceipt(api: Api, wanted: Record<string, unknown> = {}): Promise<ReceiptVoucher> {
  const form = await receiptForm(api, wanted)
  const { status, body } = await api.post<Saved<ReceiptVoucher>>('/receipt-voucher', form)
  if (status !== 201) throw new Error(`The voucher was refused: ${JSON.stringify(body)}`)
  return body.data
}
