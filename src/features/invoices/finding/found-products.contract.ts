import { endpoint, listQuery, listReply } from '../../../kernel/contract/endpoint.ts'
import { recordFields } from '../../../kernel/contract/entity.ts'
import { computed, type RowOf } from '../../../kernel/contract/fields.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { price } from '../../../kernel/contract/kinds/numbers/price.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { customer } from '../../customers/customers.contract.ts'
import { product } from '../../products/products.contract.ts'
import { invoice } from '../invoices.contract.ts'

const { ordering: _, ...query } = listQuery

/** A product with the last price that the customer paid. */
const foundProduct = {
  ...recordFields,
  ...product.fields,
  last_price: computed(price('Last price')),
  last_on: computed(day('Last sold on')),
} as const

export type FoundProduct = RowOf<typeof foundProduct>

/** Products for the lines of invoices, best match first. */
export const findProducts = endpoint({
  method: 'GET',
  path: `${invoice.path}/products`,
  summary:
    'Search products for an invoice line: by name, then code, then description and type; products that the customer bought before come first, with the last price',
  access: { resource: product.resource, verb: 'view' },
  topic: product.name,
  refreshOn: [invoice.name],
  query: { ...query, customer: reference('Customer', { path: customer.path, shows: 'name' }) },
  reply: listReply(foundProduct),
})
