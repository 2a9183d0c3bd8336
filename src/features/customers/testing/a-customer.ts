import { randomBytes } from 'node:crypto'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { customer } from '../customers.contract.ts'

export type Customer = Row<typeof customer>

/** A complete form of a customer; every field that is not given gets a default, random where it must be unique. */
export function customerForm(wanted: Record<string, unknown> = {}) {
  const code = `C-${randomBytes(5).toString('hex')}`
  return { code, name: `Customer ${code}`, email: `${code}@example.com`, address: 'Baghdad', ...wanted }
}

/** Creates a customer through the API. */
export async function aCustomer(api: Api, wanted: Record<string, unknown> = {}): Promise<Customer> {
  const { status, body } = await api.post<Saved<Customer>>('/customer', customerForm(wanted))
  if (status !== 201) throw new Error(`The customer was refused: ${JSON.stringify(body)}`)
  return body.data
}
