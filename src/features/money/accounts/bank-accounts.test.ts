import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { bankAccount } from './bank-accounts.contract.ts'

type BankAccount = Row<typeof bankAccount>

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
let lastNumber = 0

async function made<R>(call: ReturnType<Api['post']>): Promise<R> {
  const { status, body } = await call
  if (status !== 201) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return (body as Saved<R>).data
}
const anAccount = (wanted: object) =>
  made<BankAccount>(api.post('/bank-account', { currency: 'USD', opening_balance: 0, ...wanted }))
const paidFrom = (from_field: string, amounts: object) =>
  made<{ id: number }>(
    api.post('/payment-voucher', {
      voucher_no: ++lastNumber,
      subject: 'x',
      to: 'x',
      from_field,
      ...amounts,
    }),
  )
async function receivedAt(to_account: string | undefined, amounts: object) {
  const invoice = await anInvoice(api)
  const form = { voucher_no: ++lastNumber, invoice: invoice.id, from_account: invoice.customer, subject: 'x' }
  return await made<{ id: number }>(api.post('/receipt-voucher', { ...form, to_account, ...amounts }))
}
const balanceOf = async ({ id }: { id: number }) =>
  (await api.get<BankAccount>(`/bank-account/${id}`)).body.balance

test('a new database has twelve accounts with no money, the first of them PEN-COMPANY', async () => {
  const { results, count } = (await api.get<Listed<BankAccount>>('/bank-account?page_size=20')).body
  expect(count).toBe(12)
  expect(results.map(({ name, currency }) => `${name} ${currency}`)).toEqual([
    'PEN-COMPANY USD',
    'Cash IQD IQD',
    ...Array.from({ length: 10 }, (_, index) => `Bank Account ${index + 3} USD`),
  ])
  for (const { balance, opening_balance } of results) expect([opening_balance, balance]).toEqual([0, 0])
})

test('a balance is the opening balance plus money in minus money out, in its currency alone', async () => {
  const dollars = await anAccount({ name: 'Both', opening_balance: 100, opening_date: '2020-01-01' })
  await receivedAt('Both', { amount_usd_advance: 10.1, amount_iqd_final: 5000 })
  await receivedAt('Both', { net_usd: 0.2 })
  await paidFrom('Both', { amount_usd: 200, amount_iqd: 1000 })
  expect(await balanceOf(dollars)).toBe(-89.7)
  const dinars = await anAccount({ name: 'Both in dinars', currency: 'IQD' })
  await receivedAt('Both in dinars', { amount_usd_advance: 10.1, amount_iqd_final: 5000 })
  await paidFrom('Both in dinars', { amount_usd: 200, amount_iqd: 1000 })
  expect(await balanceOf(dinars)).toBe(4000)
})

describe('an account with vouchers', () => {
  test('cannot be deleted, and the message has their number; without vouchers it can', async () => {
    const account = await anAccount({ name: 'In use' })
    const receipt = await receivedAt('in use', { net_usd: 5 })
    const inUse = (message: string) => ({ status: 409, body: { code: 'in_use', message } })
    const remove = () => api.delete(`/bank-account/${account.id}`)
    expect(await remove()).toMatchObject(
      inUse('This bank account cannot be deleted because it has 1 voucher.'),
    )
    const payment = await paidFrom('In use', { amount_usd: 1 })
    expect(await remove()).toMatchObject(
      inUse('This bank account cannot be deleted because it has 2 vouchers.'),
    )
    await api.delete(`/receipt-voucher/${receipt.id}`)
    await api.delete(`/payment-voucher/${payment.id}`)
    expect(await remove()).toMatchObject({ status: 204 })
  })

  test('keeps its currency, and may repeat it', async () => {
    const account = await anAccount({ name: 'Dollars only' })
    const change = (currency: string) =>
      api.put<Saved<BankAccount> & Refused>(`/bank-account/${account.id}`, { name: account.name, currency })
    expect((await change('IQD')).body.data.currency).toBe('IQD')
    expect((await change('USD')).status).toBe(200)
    await receivedAt('Dollars only', { net_usd: 5 })
    expect(await change('IQD')).toMatchObject({
      status: 422,
      body: { errors: { currency: [expect.stringContaining('a voucher in USD')] } },
    })
    expect((await change('USD')).status).toBe(200)
    expect(await balanceOf(account)).toBe(5)
  })

  test('cannot be deleted or change its currency while a voucher is being recorded', async () => {
    for (let round = 0; round < 6; round++) {
      const account = await anAccount({ name: `Contested ${round}` })
      const [, deleted, changed] = await Promise.all([
        paidFrom(account.name, { amount_usd: 1 }),
        api.delete(`/bank-account/${account.id}`),
        api.put(`/bank-account/${account.id}`, { currency: 'IQD' }),
      ])
      const now = await api.get<BankAccount>(`/bank-account/${account.id}`)
      if (deleted.status === 204) expect(now.status).toBe(404)
      else if (changed.status === 422) expect(now.body).toMatchObject({ currency: 'USD', balance: -1 })
      else expect(now.body).toMatchObject({ currency: 'IQD', balance: 0 })
    }
  })
})

test('names match whatever their case and the blanks around them', async () => {
  const account = await anAccount({ name: 'Ärbil Branch' })
  await receivedAt('  ärbil branch ', { net_usd: 5 })
  await paidFrom('ÄRBIL BRANCH', { amount_usd: 2 })
  await receivedAt('Ärbil', { net_usd: 100 })
  expect(await balanceOf(account)).toBe(3)
})

test('a receipt without an account goes to PEN-COMPANY', async () => {
  const before = (await balanceOf({ id: 1 })) ?? 0
  const receipt = await receivedAt(undefined, { net_usd: 7 })
  expect(await balanceOf({ id: 1 })).toBe(before + 7)
  await api.delete(`/receipt-voucher/${receipt.id}`)
  expect(await balanceOf({ id: 1 })).toBe(before)
})

test('a renamed account keeps its vouchers', async () => {
  const account = await anAccount({ name: 'Old name' })
  const receipt = await receivedAt('old NAME', { net_usd: 5 })
  const payment = await paidFrom('Old name', { amount_usd: 1 })
  const renamed = await api.put<Saved<BankAccount>>(`/bank-account/${account.id}`, { name: 'حساب جديد' })
  expect(renamed.body.data).toMatchObject({ name: 'حساب جديد', balance: 4 })
  expect((await api.get(`/receipt-voucher/${receipt.id}`)).body).toMatchObject({ to_account: 'حساب جديد' })
  expect((await api.get(`/payment-voucher/${payment.id}`)).body).toMatchObject({ from_field: 'حساب جديد' })
})

test('a name is unique in any case', async () => {
  await anAccount({ name: 'Only one' })
  expect(
    await api.post('/bank-account', { name: ' ONLY one', currency: 'IQD', opening_balance: 0 }),
  ).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } })
})

test('a manager views the accounts and cannot change them', async () => {
  const manager = await inkwell.as('manager')
  expect((await manager.get('/bank-account')).status).toBe(200)
  expect((await manager.put('/bank-account/1', { name: 'Mine' })).status).toBe(403)
  expect((await (await inkwell.as('salesman')).get('/bank-account')).status).toBe(403)
})

test('a complete account name finds it first, before those that begin with it', async () => {
  await anAccount({ name: 'PEN-COMPANY IQD', currency: 'IQD' })
  await anAccount({ name: 'Old PEN-COMPANY' })
  const search = async (typed: string) =>
    (await api.get<Listed<BankAccount>>(`/bank-account?search=${typed}&ordering=match`)).body.results.map(
      ({ name }) => name,
    )
  expect(await search('pen-company')).toEqual(['PEN-COMPANY', 'PEN-COMPANY IQD', 'Old PEN-COMPANY'])
  expect(await search('PEN-COMP')).toEqual(['PEN-COMPANY IQD', 'PEN-COMPANY', 'Old PEN-COMPANY'])
})
