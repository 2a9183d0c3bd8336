import type { Api, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../../../invoices/testing/an-invoice.ts'
import type { BadDebtRecord } from '../bad-debts.contract.ts'

/** Creates a bad debt through the API: by default USD 10.00 of a new invoice. */
export async function aBadDebt(api: Api, wanted: Record<string, unknown> = {}): Promise<BadDebtRecord> {
  const of = 'customer' in wanted ? {} : await newDebt(api)
  const form = { amount_usd: 10, reason: 'Moved away', ...of, ...wanted }
  const { status, body } = await api.post<Saved<BadDebtRecord>>('/bad-debt', form)
  if (status !== 201) throw new Error(`The bad debt was refused: ${JSON.stringify(body)}`)
  return body.data
}

async function newDebt(api: Api) {
  const { id, customer } = await anInvoice(api)
  return { invoice: id, customer }
}
