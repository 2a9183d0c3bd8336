import { invoiceOf } from './invoices.mjs'
import { timed } from './timed.mjs'

/** Creating and updating invoices, and receiving money for them. */
export async function writes({ pool, product, token }) {
  const call = async (method, path, body) =>
    JSON.parse((await timed(product.address, `/api/v1${path}`, { token, method, body })).bytes)
  const form = await invoiceOf(pool, 10)
  const stored = []
  for (let each = 0; each < 20; each++) stored.push((await call('POST', '/invoice', form)).data)
  const create = () => ({ method: 'POST', path: '/invoice', body: form })
  const update = (number) => {
    const { id, invoice_products } = stored[number % stored.length]
    const lines = invoice_products.map(({ id: line, product, product_item, unit_price }, index) => ({
      id: line,
      product,
      product_item,
      unit_price,
      quantity: index === 0 ? 3 + (number % 50) : 2,
    }))
    return { method: 'PUT', path: `/invoice/${id}`, body: { ...form, invoice_products: lines } }
  }
  const first = () => ({ path: '/invoice?page=1&page_size=20' })
  const receipt = (many) => () => ({
    method: 'POST',
    path: '/receipt',
    body: {
      customer: form.customer,
      usd: many / 100,
      allocations: stored.slice(0, many).map(({ id }) => ({ invoice: id, amount_usd: 0.01 })),
    },
  })
  return {
    'create, ten lines': create,
    'update, a line of ten': update,
    'mixed: nine first pages and a create': (number) => (number % 10 === 9 ? create() : first()),
    'what a customer owes': () => ({ path: `/receipt/open?customer=${form.customer}` }),
    'a receipt for one invoice': receipt(1),
    'a receipt for twenty invoices': receipt(20),
  }
}
