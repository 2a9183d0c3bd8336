import type { Api, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import type { CreditRecord } from '../credit-notes.contract.ts'

/** Creates a credit note through the API: by default USD 10.00 of goodwill to a new customer. */
export async function aCreditNote(api: Api, wanted: Record<string, unknown> = {}): Promise<CreditRecord> {
  const customer = wanted['customer'] ?? (await aCustomer(api)).id
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 10 }]
  const form = { customer, reason: 'goodwill', lines, ...wanted }
  const { status, body } = await api.post<Saved<CreditRecord>>('/credit-note', form)
  if (status !== 201) throw new Error(`The credit note was refused: ${JSON.stringify(body)}`)
  return body.data
}
