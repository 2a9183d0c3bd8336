import { randomBytes } from 'node:crypto'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { product } from '../products.contract.ts'

export type Product = Row<typeof product>

/** A complete form of a product; every field that is not given gets a default, random where it must be unique. */
export function productForm(wanted: Record<string, unknown> = {}) {
  const code = `PEN-${randomBytes(5).toString('hex')}`
  return { pen_type: 'pen_print_product', item_code: code, items: `Pen ${code}`, unit_price: 1.5, ...wanted }
}

/** Creates a product through the API. */
export async function aProduct(api: Api, wanted: Record<string, unknown> = {}): Promise<Product> {
  const { status, body } = await api.post<Saved<Product>>('/product', productForm(wanted))
  if (status !== 201) throw new Error(`The product was refused: ${JSON.stringify(body)}`)
  return body.data
}
