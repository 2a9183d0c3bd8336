import { randomBytes } from 'node:crypto'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Api, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import type { opening } from '../opening.contract.ts'

export type Opening = Row<typeof opening>

/** The form of an opening balance, by default for a new customer. */
export async function openingForm(
  api: Api,
  wanted: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const customer = 'customer' in wanted ? wanted['customer'] : (await aCustomer(api)).id
  return {
    number: `O-${randomBytes(4).toString('hex')}`,
    date: '2026-01-01',
    amount_usd: 100,
    ...wanted,
    customer,
  }
}

/** Creates a customer opening balance through the API. */
export async function anOpening(api: Api, wanted: Record<string, unknown> = {}): Promise<Opening> {
  const form = await openingForm(api, wanted)
  const { status, body } = await api.post<Saved<Opening>>('/opening', form)
  if (status !== 201) throw new Error(`The opening document was refused: ${JSON.stringify(body)}`)
  return body.data
}
