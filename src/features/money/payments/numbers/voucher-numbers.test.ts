import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { Refused, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'

interface Numbered {
  id: number
  voucher_no: number
  transfer_no: number
  entry_no: number
}

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const customer = (await aCustomer(api)).id

const payment = { subject: 'Rent', to: 'The owner', from_field: 'PEN-COMPANY' }
const pay = async (wanted: object = {}) =>
  await api.post<Saved<Numbered> & Refused>('/payment-voucher', { ...payment, ...wanted })
const receive = async (wanted: object = {}) =>
  await api.post<Saved<{ vouchers: Numbered[] }> & Refused>('/receipt', { customer, usd: 1, ...wanted })
const nextOf = async (path: string) => (await api.get<{ next: number }>(`${path}/next-number`)).body.next
const undo = async (resource: string, id: number) =>
  await api.post<{ message: string }>('/history/undo-deletion', { resource, id })

test('a deleted voucher’s number is not used again, entered or not, and the voucher is restored with it', async () => {
  const [first] = (await receive()).body.data.vouchers
  const { id = 0, voucher_no = 0 } = first ?? {}
  await api.delete(`/receipt-voucher/${id}`)
  expect(await nextOf('/receipt-voucher')).toBe(voucher_no + 1)
  expect((await receive()).body.data.vouchers[0]?.voucher_no).toBe(voucher_no + 1)
  expect((await undo('receipt_voucher', id)).status).toBe(200)

  const paid = (await pay()).body.data
  await api.delete(`/payment-voucher/${paid.id}`)
  const typed = await pay({ voucher_no: paid.voucher_no })
  expect(typed.status).toBe(422)
  expect(typed.body.errors?.['voucher_no']?.[0]).toBe(
    `Number ${paid.voucher_no} was used by a deleted record and cannot be used again. Enter another number.`,
  )
  expect((await pay()).body.data.voucher_no).toBe(paid.voucher_no + 1)
  expect((await undo('payment_voucher', paid.id)).status).toBe(200)
})

test('a duplicate number from earlier versions is named when restoring the older voucher is refused', async () => {
  const { id, voucher_no } = (await pay()).body.data
  await api.delete(`/payment-voucher/${id}`)
  // Inserts a duplicate number, as was possible before number sequences.
  const { rows } = await inkwell.pool.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgrelid = 'payment_voucher'::regclass and tgname like '%maintain_numbers'`,
  )
  await inkwell.pool.query(`alter table payment_voucher disable trigger ${rows[0]?.name}`)
  await inkwell.pool.query(
    `insert into payment_voucher (voucher_no, subject, "to", from_field) values ($1, 'x', 'x', 'x')`,
    [voucher_no],
  )
  await inkwell.pool.query('alter table payment_voucher enable trigger user')
  expect(await undo('payment_voucher', id)).toMatchObject({
    status: 409,
    body: {
      message: 'This payment voucher cannot be restored: another record now has the same Voucher No.',
    },
  })
})

test('an entered number moves the sequence, and one far above the last asks first', async () => {
  const last = (await nextOf('/payment-voucher')) - 1
  const near = await pay({ voucher_no: last + 1000 })
  expect([near.status, await nextOf('/payment-voucher')]).toEqual([201, last + 1001])
  const far = { voucher_no: last + 2001 }
  expect(await pay(far)).toMatchObject({
    status: 422,
    body: { errors: { voucher_no: [expect.any(String)] }, unless: { voucher_no: 'unusual_number' } },
  })
  expect((await pay({ ...far, unusual_number: true })).status).toBe(201)
  expect(await nextOf('/payment-voucher')).toBe(last + 2002)
})

test('the highest possible number blocks nobody', async () => {
  const next = await nextOf('/payment-voucher')
  const highest = { voucher_no: 2_147_483_647 }
  expect((await pay(highest)).status).toBe(422)
  expect((await pay({ ...highest, unusual_number: true })).status).toBe(201)
  expect((await pay()).body.data.voucher_no).toBe(next)
  const before = await nextOf('/receipt-voucher')
  await inkwell.pool.query(`insert into receipt_voucher (voucher_no, subject, from_account, from_account_name)
    values (2147483647, 'x', ${customer}, 'x')`)
  const both = await receive({ iqd: 1310, rate: 1310 })
  expect(both.body.data.vouchers.map(({ voucher_no }) => voucher_no)).toEqual([before, before + 1])
})

test('a number cannot be changed once it is saved', async () => {
  const paid = (await pay()).body.data
  const other = await api.put<Refused>(`/payment-voucher/${paid.id}`, { voucher_no: paid.voucher_no + 1 })
  expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['voucher_no']])
  expect((await api.put(`/payment-voucher/${paid.id}`, { ...paid, subject: 'Gas' })).status).toBe(200)
  const received = (await receive()).body.data.vouchers[0]
  const changed = await api.put<Refused>(`/receipt-voucher/${received?.id}`, { voucher_no: 999 })
  expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([422, ['voucher_no']])
  expect(await nextOf('/receipt-voucher')).toBe((received?.voucher_no ?? 0) + 1)
})

test('transfers and petty cash have automatic numbers, which cannot be entered', async () => {
  const transfer = { to_account: 1, amount_in: 5, subject: 'Owner' }
  const cash = { project_name: 'Tea', project_amount: 1000, receipt_form: 'Paper' }
  const move = async () => (await api.post<Saved<Numbered>>('/account-transfer', transfer)).body.data
  const spend = async (receipt_no: string) =>
    (await api.post<Saved<Numbered>>('/petty-cash', { ...cash, receipt_no, entry_no: 77 })).body.data
  const [first, tea] = [await move(), await spend('1')]
  await api.delete(`/account-transfer/${first.id}`)
  await api.delete(`/petty-cash/${tea.id}`)
  const [second, coffee] = [await move(), await spend('2')]
  expect([second.transfer_no, coffee.entry_no]).toEqual([first.transfer_no + 1, tea.entry_no + 1])
  expect(tea.entry_no).not.toBe(77)
  expect((await undo('account_transfer', first.id)).status).toBe(200)
  expect((await api.get<Numbered>(`/account-transfer/${first.id}`)).body.transfer_no).toBe(first.transfer_no)
  await api.put(`/account-transfer/${second.id}`, { transfer_no: 99, subject: 'Partner' })
  expect((await api.get<Numbered>(`/account-transfer/${second.id}`)).body.transfer_no).toBe(
    second.transfer_no,
  )
})

test('concurrent vouchers get numbers without gaps, also beside refused ones', async () => {
  const next = await nextOf('/payment-voucher')
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => pay(index % 3 === 0 ? { customer, amount_usd: 999_999 } : {})),
  )
  const saved = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.voucher_no)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(8)
  expect(saved.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => next + index))
  expect(await nextOf('/payment-voucher')).toBe(next + 16)
})
