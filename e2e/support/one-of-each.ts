import { entities } from '../../src/app/features.server.ts'
import { aRecord } from '../../src/app/testing/a-record.ts'
import { aCustomer } from '../../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../src/features/invoices/testing/an-invoice.ts'
import { productForm } from '../../src/features/products/testing/a-product.ts'
import { formOf, pictureFile } from '../../src/kernel/server/testing/a-picture.ts'
import type { Api, Listed, Saved } from '../../src/kernel/server/testing/api-client.ts'
import { apiOf, createUser, unique } from './people.ts'

/** Creates one record of each kind, so that no list is empty and every screen shows something. */
export async function oneOfEach(api: Api): Promise<void> {
  const mark = unique()
  const note = 'Engraved; see the sample.\nDeliver before noon.'
  const product = await create<{ id: number; items: string; unit_price: number }>(
    api,
    '/product',
    formOf({
      ...productForm({ items: `قلم حبر ${mark}`, description: note }),
      image: await pictureFile('png', { width: 320, height: 240 }),
    }),
  )
  const customer = await aCustomer(api, {
    name: `چاپخانەی هەولێر ${mark}`,
    phone: '0750 123 4567',
    website: 'print.example',
    work: 'Printing',
  })
  // The previous value is in its history.
  await api.put(`/customer/${customer.id}`, { work: 'Printing and binding' })
  const line = aLine({
    product: product.id,
    product_item: product.items,
    product_description: note,
    unit_price: product.unit_price,
    notes: note,
  })
  await anInvoice(api, { customer: customer.id, status: 'draft', invoice_products: [line] })
  const invoice = await anInvoice(api, {
    customer: customer.id,
    invoice_products: [line, aLine()],
    payment_method: 'bank_transfer',
    is_shipping_required: true,
    delivery_country: 'Iraq',
    advance_cash: 60,
  })
  // The invoice keeps the former company data, and shows the difference.
  await api.put('/settings', { bank_name: `بانک ${mark}` })
  const document = { document_type: 'AO', year: 2026, document_number: mark, subject: 'New machine' }
  const voucher = { subject: 'Paper' }
  // A user reports once a week, so another user creates it.
  await create(await apiOf(await createUser('salesman')), '/reports', {
    week_ending: '2026-03-05',
    project_name: 'Catalogue',
    tasks_started: note,
    tasks_completed: note,
  })
  await create(api, '/admin-log-sheet', { ...document, notification: note })
  await create(api, '/financial-log-sheet', { ...document, amount_usd: 120.5, amount_iqd: 150000 })
  await create(api, '/petty-cash', {
    project_name: 'Stall',
    project_amount: 75000,
    receipt_no: mark,
    receipt_form: 'Invoice',
  })
  await create(api, '/payment-voucher', {
    ...voucher,
    to: 'Al-Rashid Paper',
    from_field: 'PEN-COMPANY',
    amount_usd: 320,
  })
  await create(api, '/receipt-voucher', {
    ...voucher,
    invoice: invoice.id,
    from_account: customer.id,
    amount_usd_advance: 5,
  })
  await create(api, '/credit-note', {
    customer: customer.id,
    invoice: invoice.id,
    reason: 'misprint',
    note,
    lines: [{ invoice_product: invoice.invoice_products[0]?.id, quantity: 1 }],
  })
  await create(api, '/warehouse', { materials: 'Steel nibs', quantity: 1200 })
  await create(api, '/comment', { resource: 'customer', record: customer.id, text: note })
  await create(api, '/task', { text: 'Call before noon', resource: 'customer', record: customer.id })
  // Later kinds with generated screens need no line here.
  for (const entity of entities.filter(({ columns }) => columns.length > 0)) {
    const { count } = (await api.get<Listed<unknown>>(`${entity.path}?page_size=1`)).body
    if (count === 0) await aRecord(api, entity)
  }
}

async function create<T>(api: Api, path: string, body: unknown): Promise<T> {
  const answer = await api.post<Saved<T>>(path, body)
  if (answer.status !== 201) throw new Error(`${path} refused: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
