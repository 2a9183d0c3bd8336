import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { today } from '../../kernel/contract/values/day.ts'
import type { Saved } from '../../kernel/server/testing/api-client.ts'
import type { InvoiceRecord } from './invoices.contract.ts'
import { anInvoice } from './testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')

test.each(['2026-01-01', '2026-03-08', '2026-12-31', '1900-01-01', '2200-12-31'])(
  'the date %s stays the same, however often it is saved',
  async (invoice_date) => {
    let invoice = await anInvoice(api, { invoice_date, age_days: 0 })
    for (let count = 0; count < 3; count++) {
      const { body } = await api.get<{ results: InvoiceRecord }>(`/invoice/${invoice.id}`)
      invoice = (await api.put<Saved<InvoiceRecord>>(`/invoice/${invoice.id}`, body.results)).body.data
    }
    expect(invoice.invoice_date).toBe(invoice_date)
    const { rows } = await inkwell.pool.query(
      'select date, due_date from order_with_money where invoice = $1',
      [invoice.id],
    )
    expect(rows).toEqual([{ date: invoice_date, due_date: invoice_date }])
  },
)

test('a missing date is today in the company’s time zone', async () => {
  expect((await anInvoice(api, { invoice_date: undefined })).invoice_date).toBe(today('Asia/Baghdad'))
})
