import createClient from 'openapi-fetch'
import type { components, paths } from './api.d.ts'

type Invoice = components['schemas']['Invoice']

/** The result of the work. */
interface Done {
  invoice: Invoice
  outstanding: number | null
  receipts: number[]
  renamed: string
  refused: string | undefined
}

/**
 * A day's work by a client whose types are generated from the API's description alone: an invoice for a new customer,
 * paid in two parts, its receipts, a change of the customer and a refused one. A test compiles it beside the generated
 * types. It has no casts, so the description must contain every property that it uses.
 */
export async function mainJob(baseUrl: string, user: string, password: string): Promise<Done> {
  const api = createClient<paths>({ baseUrl })
  const session = answered(await api.POST('/api/v1/auth/login', { body: { user, password } }))
  api.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${session.access_token ?? ''}`)
    },
  })

  const { data: customer } = answered(
    await api.POST('/api/v1/customer', {
      body: { name: 'Al-Noor Press', email: 'noor@example.iq', code: 'NOOR-1', address: 'Baghdad' },
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    }),
  )
  const { data: product } = answered(
    await api.POST('/api/v1/product', {
      body: { item_code: 'PEN-1', pen_type: 'pen_print_product', items: 'Ball pen', unit_price: 2.5 },
    }),
  )
  const { data: issued } = answered(
    await api.POST('/api/v1/invoice', {
      body: {
        customer: customer.id,
        invoice_type: 'direct',
        payment_method: 'cash',
        age_days: 30,
        invoice_products: [
          {
            product: product.id,
            product_item: product.items,
            quantity: 100,
            unit_price: product.unit_price ?? 0,
          },
        ],
      },
    }),
  )

  for (const usd of [100, 150])
    answered(
      await api.POST('/api/v1/receipt', {
        body: { customer: customer.id, usd, allocations: [{ invoice: issued.id, amount_usd: usd }] },
      }),
    )
  const { results: months } = answered(
    await api.GET('/api/v1/receipt-voucher', { params: { query: { invoice: issued.id } } }),
  )
  const receipts = Object.values(months)
    .flat()
    .map(({ usd_value }) => usd_value)

  const { data: renamed } = answered(
    await api.PUT('/api/v1/customer/{id}', {
      params: { path: { id: customer.id } },
      body: { name: 'Al-Noor Printing Press', version: customer.version },
    }),
  )
  const late = await api.PUT('/api/v1/customer/{id}', {
    params: { path: { id: customer.id } },
    body: { name: 'Al-Noor', version: customer.version },
  })

  const { results: invoice } = answered(
    await api.GET('/api/v1/invoice/{id}', { params: { path: { id: issued.id } } }),
  )
  return {
    invoice,
    outstanding: invoice.outstanding,
    receipts: receipts.map((usd) => usd ?? 0),
    renamed: renamed.name,
    refused: late.error?.code,
  }
}

/** Returns the data of a response; throws if it has none. */
function answered<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'There is no answer.')
  return data
}
