import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'

const inkwell = await startTestInkwell()

/** The number of deadlocks so far. The database reports them a second later. */
async function deadlocks(): Promise<number> {
  await sleep(1500)
  const { rows } = await inkwell.pool.query<{ deadlocks: number }>(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}

test('sixteen concurrent writers for one customer wait for each other without a deadlock', async () => {
  const api = await inkwell.as('superuser')
  const { id: customer } = await aCustomer(api)
  const invoices: number[] = []
  for (let each = 0; each < 20; each++) {
    const invoice_products = [aLine({ quantity: 1, unit_price: 100 })]
    invoices.push((await anInvoice(api, { customer, invoice_products })).id)
  }
  const typed = async (invoice: number) => {
    const found = await api.get<Listed<Row<typeof order>>>(`/invoice-tracker?invoice=${invoice}`)
    const [first] = found.body.results
    return await api.put(`/invoice-tracker/${first?.id}`, { total_paid: (first?.total_paid ?? 0) + 3 })
  }
  const back = { subject: 'Back', to: 'Them', from_field: 'PEN-COMPANY', below_zero: true }
  const action = async (number: number) => {
    const invoice = invoices[number % invoices.length] ?? 0
    const actions = [
      async () => api.post('/receipt', { customer, usd: 20 + (number % 7) }),
      async () => api.post(`/invoice/${invoice}/use-on-account`),
      async () => api.post('/payment-voucher', { ...back, customer, amount_usd: 5 }),
      async () => typed(invoice),
    ]
    return (await actions[number % 4]?.())?.status ?? 0
  }
  const before = await deadlocks()
  const writers = Array.from({ length: 16 }, async (_, writer) => {
    const statuses: number[] = []
    for (let each = 0; each < 5; each++) statuses.push(await action(writer * 5 + each))
    return statuses
  })
  const statuses = (await Promise.all(writers)).flat()
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses).toContain(201)
  expect((await deadlocks()) - before).toBe(0)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
}, 60_000)
