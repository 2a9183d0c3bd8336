import { describe, expect, test } from 'vitest'
import type { Api, Listed } from '../../../kernel/server/testing/api-client.ts'
import { documentForm } from '../../../features/admin-log-sheet/testing/a-document.ts'
import { paymentForm } from '../../../features/money/payments/testing/a-payment.ts'
import { receiptForm } from '../../../features/money/receipts/testing/a-receipt.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')
const idOf = async (api: Api) => (await api.get<{ id: number }>('/auth/me')).body.id

interface Sheet {
  path: string
  date: 'date' | 'issue_date'
  form: (wanted: Record<string, unknown>) => object | Promise<object>
}

/** Each with its own bill number. */
let bills = 0
const pettyCash = () => ({
  project_name: 'Tea',
  project_amount: 1,
  receipt_no: String(++bills),
  receipt_form: 'Paper',
})
const sheets: Sheet[] = [
  { path: '/admin-log-sheet', date: 'issue_date', form: documentForm },
  { path: '/financial-log-sheet', date: 'issue_date', form: documentForm },
  { path: '/petty-cash', date: 'date', form: (wanted) => ({ ...pettyCash(), ...wanted }) },
  { path: '/payment-voucher', date: 'date', form: paymentForm },
  { path: '/receipt-voucher', date: 'date', form: (wanted) => receiptForm(admin, wanted) },
  { path: '/warehouse', date: 'date', form: (wanted) => ({ materials: 'Ink', quantity: 1, ...wanted }) },
]

describe.each(sheets)('the list of $path', ({ path, date, form }) => {
  const write = async (api: Api, day: string) => {
    const { status } = await api.post(path, await form({ [date]: day }))
    expect(status).toBe(201)
  }
  /** The dates of the records that a query finds, newest first, in groups or not. */
  const days = async (query: string) => {
    const { body } = await admin.get<Listed<Record<string, unknown>>>(`${path}?${query}`)
    const rows: Record<string, unknown>[] = Object.values(body.results).flat()
    expect(body.count).toBe(rows.length)
    return rows.map((row) => row[date])
  }

  test('is filtered by the user who created a record, by that user’s role, and by days', async () => {
    await write(admin, '2024-01-31')
    await write(manager, '2024-02-01')
    await write(manager, '2024-03-01')
    expect(await days('')).toEqual(['2024-03-01', '2024-02-01', '2024-01-31'])
    expect(await days('created_by_role=admin')).toEqual(['2024-01-31'])
    expect(await days(`created_by=${await idOf(manager)}`)).toEqual(['2024-03-01', '2024-02-01'])
    expect(await days('created_by_role=salesman')).toEqual([])
    expect(await days('date_from=2024-02-01')).toEqual(['2024-03-01', '2024-02-01'])
    expect(await days('date_to=2024-02-01')).toEqual(['2024-02-01', '2024-01-31'])
    expect(await days('date_from=2024-01-31&date_to=2024-02-29&created_by_role=manager')).toEqual([
      '2024-02-01',
    ])
    expect(await days(`ordering=${date}`)).toEqual(['2024-01-31', '2024-02-01', '2024-03-01'])
    expect(await days('search=01/02/2024')).toEqual(['2024-02-01'])
  })

  test.each(['created_by_role=king', 'created_by=me', 'date_from=2024-02-30', 'ordering=colour', 'page=0'])(
    'refuses %s',
    async (query) => {
      expect(await admin.get(`${path}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'bad_request' },
      })
    },
  )
})
