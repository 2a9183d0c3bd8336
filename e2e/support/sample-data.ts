import {
  aCode,
  aLine as aCustomerLine,
  heading,
} from '../../src/features/customers/testing/customer-sheet.ts'
import { anInvoice } from '../../src/features/invoices/testing/an-invoice.ts'
import { aReceipt } from '../../src/features/money/receipts/testing/a-receipt.ts'
import type { Answer, Api, Listed, Saved } from '../../src/kernel/server/testing/api-client.ts'
import { sendSpreadsheet } from '../../src/kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'

/** More than fits on a page of a list. */
const many = 25

/**
 * Fills a product like an installation that has been in use for a while: lists of several pages, imports, an old daily
 * rate, money in an unknown account or in none.
 */
export async function addSampleData(api: Api): Promise<void> {
  const numbers = Array.from({ length: many }, (_, at) => at)
  const customers = numbers.map((at) => aCustomerLine(aCode(), `مكتبة ${at}`))
  await made(
    sendSpreadsheet(api, '/customer', { content: heading + customers.join(''), name: 'customers.csv' }),
  )
  const products = numbers.map((at) => `${at},${aCode()},قلم ${at},1.5,,\n`)
  const content = `SL,Item code,Item name,Unit Price,Image,Description\n${products.join('')}`
  const sheet = { content, name: 'products.csv', pen_type: 'pen_print_product' }
  await made(sendSpreadsheet(api, '/product', sheet))
  for (const _ of numbers) await anInvoice(api)

  await aReceipt(api, { to_account: 'PEN COMPANY', net_usd: 70 })
  // A manual payment.
  const invoice = await anInvoice(api)
  const orders = await made(api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice.id}`))
  await made(api.put(`/invoice-tracker/${orders.results[0]?.id}`, { total_paid: 3 }))

  await made(api.post('/exchange-rate', { date: '2026-03-01', iqd_per_usd: 1310 }))
  const began = { opening_balance: 262_000, opening_date: '2026-01-01' }
  const drawer = { name: 'قاسە', currency: 'IQD', kind: 'cash', ...began }
  const { data: box } = await made(api.post<Saved<{ id: number }>>('/bank-account', drawer))
  const missing = { counted: 248_900, reason: 'A note is gone', date: '2026-03-05' }
  await made(api.post('/cash-close', { account: box.id, ...missing }))
}

async function made<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await answer
  if (status > 299) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body
}
