import { describe, expect, test } from 'vitest'
import { aCustomer } from '../../features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../features/invoices/testing/an-invoice.ts'
import { aUser } from '../../features/people/testing/a-user.ts'
import { aProduct } from '../../features/products/testing/a-product.ts'
import { aReceipt } from '../../features/money/receipts/testing/a-receipt.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

async function restore(table: string, id: number) {
  const { rows } = await inkwell.pool.query<{ id: number }>(
    `select max(id)::int as id from history where table_name = $1 and record_id = $2 and action = 'delete'`,
    [table, id],
  )
  return await api.post<{ message: string }>(`/history/${rows[0]?.id}/restore`)
}

interface Order {
  id: number
  version: number
}
const orderOf = async ({ invoice_no }: { invoice_no: string | null }) => {
  const { results } = (await api.get<Listed<Order>>(`/invoice-tracker?search=${invoice_no}`)).body
  const [order] = results
  if (!order) throw new Error('The invoice has no order.')
  return order
}
const orderAt = async (id: number) => (await api.get<Order>(`/invoice-tracker/${id}`)).body
const lineFor = (amount: number) => [aLine({ quantity: 1, unit_price: amount, total: amount })]

describe('a restored order', () => {
  test('follows its invoice: amount, customer, date, age days and outstanding amount', async () => {
    const invoice = await anInvoice(api, { age_days: 30, invoice_products: lineFor(0) })
    const { id } = await orderOf(invoice)
    await api.put(`/invoice-tracker/${id}`, { notes: 'by truck' })
    await api.delete(`/invoice-tracker/${id}`)
    const customer = await aCustomer(api, { name: 'New owner' })
    const changes = {
      customer: customer.id,
      invoice_products: lineFor(900),
      age_days: 45,
      invoice_date: '2026-02-03',
    }
    expect((await api.put(`/invoice/${invoice.id}`, changes)).status).toBe(200)
    expect((await restore('invoice_tracker', id)).status).toBe(200)
    expect(await orderAt(id)).toMatchObject({
      invoice_amount: 900,
      total_paid: 0,
      outstanding: 900,
      age_days: 45,
      date: '2026-02-03',
      due_date: '2026-03-20',
      customer_name: 'New owner',
      customer_code: customer.code,
      customer_email: customer.email,
      notes: 'by truck',
    })
  })

  test('keeps the values that users entered, if the invoice is unchanged', async () => {
    const invoice = await anInvoice(api, { age_days: 30, invoice_products: lineFor(0) })
    const { id } = await orderOf(invoice)
    await api.put(`/invoice-tracker/${id}`, { age_days: 7, status: 'On_hold' })
    const before = await orderAt(id)
    await api.delete(`/invoice-tracker/${id}`)
    await api.put(`/invoice/${invoice.id}`, { po_ref: 'PO 7' })
    await restore('invoice_tracker', id)
    const { version: _version, updated_at: _then, ...same } = { updated_at: '', ...before }
    expect(await orderAt(id)).toMatchObject(same)
  })

  test('restored with its invoice is unchanged', async () => {
    const invoice = await anInvoice(api, { invoice_products: lineFor(500) })
    await api.put(`/invoice/${invoice.id}`, { invoice_products: lineFor(700) })
    const { id } = await orderOf(invoice)
    await api.put(`/invoice-tracker/${id}`, { total_paid: 710, outstanding: 0 })
    await api.put(`/invoice-tracker/${id}`, { total_paid: 0 })
    await api.delete(`/invoice/${invoice.id}`)
    expect((await restore('invoice', invoice.id)).status).toBe(200)
    expect(await orderAt(id)).toMatchObject({ invoice_amount: 700, total_paid: 0, outstanding: 700 })
  })
})

test('a receipt is not restored for an invoice that now has another customer', async () => {
  const invoice = await anInvoice(api)
  const { id } = await aReceipt(api, { invoice: invoice.id, from_account: invoice.customer, net_usd: 5 })
  await api.delete(`/receipt-voucher/${id}`)
  const other = await aCustomer(api, { name: 'Another one' })
  await api.put(`/invoice/${invoice.id}`, { customer: other.id })
  expect(await restore('receipt_voucher', id)).toMatchObject({
    status: 422,
    body: {
      message: 'This receipt voucher cannot be restored. From Account must be the customer of the invoice.',
      errors: { from_account: ['From Account must be the customer of the invoice.'] },
    },
  })
  await api.put(`/invoice/${invoice.id}`, { customer: invoice.customer })
  expect((await restore('receipt_voucher', id)).status).toBe(200)
})

describe('a link to a record deleted meanwhile', () => {
  test('is removed from the lines of a restored invoice', async () => {
    const product = await aProduct(api)
    const { id } = await anInvoice(api, {
      invoice_products: [aLine({ product: product.id, product_item: 'Nib' })],
    })
    await api.delete(`/invoice/${id}`)
    await api.delete(`/product/${product.id}`)
    expect((await restore('invoice', id)).status).toBe(200)
    const { body } = await api.get<{ results: { invoice_products: unknown[] } }>(`/invoice/${id}`)
    expect(body.results.invoice_products).toMatchObject([{ product: null, product_item: 'Nib' }])
  })

  test('is removed from a report whose author is deleted', async () => {
    const { id: author, username } = await aUser(inkwell.pool)
    const employee = await inkwell.signIn(username)
    const form = { week_ending: '2026-03-05', project_name: 'Fair', tasks_started: 'a', tasks_completed: 'b' }
    const { id } = (await employee.post<Saved<{ id: number }>>('/reports', form)).body.data
    await employee.delete(`/reports/${id}`)
    await api.delete(`/auth/users/delete/${author}`)
    expect((await restore('weekly_report', id)).status).toBe(200)
    expect((await api.get(`/reports/${id}`)).body).toMatchObject({
      employee: null,
      employee_username: username,
    })
  })
})

describe('a record deleted before a required column was added is restored', () => {
  async function restoredAfter(migration: string): Promise<Record<string, unknown> | undefined> {
    const { id } = await aCustomer(api)
    await api.delete(`/customer/${id}`)
    // An upgrade runs on tables without triggers.
    await inkwell.pool.query(
      `alter table customer disable trigger user; ${migration}; alter table customer enable trigger user`,
    )
    const { status, body } = await restore('customer', id)
    const { rows } = await inkwell.pool.query<Record<string, unknown>>(
      'select * from customer where id = $1',
      [id],
    )
    return rows[0] ?? { status, body }
  }

  test('with the value that the migration gives all rows, also after the table was rewritten', async () => {
    const kept = await aCustomer(api, { name: 'Stays' })
    const row = await restoredAfter(`
      call add_required_column('customer', 'tax_class', 'text', $$'class ' || length(was ->> 'address')$$);
      alter table customer add column more text not null generated always as (name || code) stored`)
    expect(row).toMatchObject({ tax_class: 'class 7' })
    const { rows } = await inkwell.pool.query('select tax_class, version from customer where id = $1', [
      kept.id,
    ])
    expect(rows).toEqual([{ tax_class: 'class 7', version: kept.version }])
    await inkwell.pool.query(`alter table customer alter column tax_class set default 'x'`)
  })

  test('with the default that the column has, or had for existing rows', async () => {
    expect(
      await restoredAfter(`
        alter table customer add column stays text not null default 'usual';
        alter table customer add column goes numeric(14, 2) not null default 1.5;
        alter table customer alter column goes drop default`),
    ).toMatchObject({ stays: 'usual', goes: 1.5 })
    await inkwell.pool.query(`alter table customer alter column goes set default 0`)
  })

  test('or its restore names the missing value, if no migration provides one', async () => {
    expect(
      await restoredAfter(`
        alter table customer add column unknown text;
        update customer set unknown = name;
        alter table customer alter column unknown set not null`),
    ).toEqual({
      status: 409,
      body: expect.objectContaining({
        message:
          'This customer cannot be restored: the deleted record is missing unknown, which is now required.',
      }),
    })
    await inkwell.pool.query(`alter table customer drop column unknown`)
  })
})

test('an empty value is restored empty, whatever default the column has', async () => {
  const { rows } = await inkwell.pool.query<{ id: number }>(
    `insert into warehouse (materials, quantity) values ('Found behind the shelf', 1) returning id`,
  )
  const id = rows[0]?.id ?? 0
  await api.delete(`/warehouse/${id}`)
  await restore('warehouse', id)
  const made = await inkwell.pool.query('select created_by, created_by_name from warehouse where id = $1', [
    id,
  ])
  expect(made.rows).toEqual([{ created_by: null, created_by_name: null }])
})
