import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Api, Saved } from '../../../../kernel/server/testing/api-client.ts'
import type { paymentVoucher } from '../payment-voucher.contract.ts'

export type PaymentVoucher = Row<typeof paymentVoucher>

/** The form of a payment, with defaults for required fields. Confirms any number. */
export function paymentForm(wanted: Record<string, unknown> = {}) {
  return { unusual_number: true, subject: 'Rent', to: 'The owner', from_field: 'PEN-COMPANY', ...wanted }
}

/** Creates a payment voucher through the API. */
export async function aPayment(api: Api, wanted: Record<string, unknown> = {}): Promise<PaymentVoucher> {
  const { status, body } = await api.post<Saved<PaymentVoucher>>('/payment-voucher', paymentForm(wanted))
  if (status !== 201) throw new Error(`The voucher was refused: ${JSON.stringify(body)}`)
  return body.data
}
