import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { bankAccount } from '../accounts/bank-accounts.contract.ts'
import type { cashBookEndpoints } from '../accounts/cash-book/cash-book.contract.ts'
import type { accountTransfer } from './account-transfers.contract.ts'

type Account = Row<typeof bankAccount>
type Transfer = Row<typeof accountTransfer>
type CashBook = ReplyOf<typeof cashBookEndpoints.read>

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const manager = await inkwell.as('manager')

async function anAccount(name: string, wanted: object = {}): Promise<Account> {
  const form = { name, currency: 'USD', opening_balance: 0, ...wanted }
  return (await api.post<Saved<Account>>('/bank-account', form)).body.data
}
const moved = (form: object, by: Api = api) =>
  by.post<Saved<Transfer> & Refused>('/account-transfer', { subject: 'Moved', ...form })
const bookOf = async ({ id }: Account) => (await api.get<CashBook>(`/bank-account/${id}/cash-book`)).body
const balances = async (...accounts: Account[]) =>
  await Promise.all(accounts.map(async (account) => (await bookOf(account)).closing))

test('a transfer is out of one account and in the other, in both cash books', async () => {
  const safe = await anAccount('Safe', { opening_balance: 500, opening_date: '2020-01-01' })
  const bank = await anAccount('Bank')
  const { body, status } = await moved({ from_account: safe.id, amount_out: 120.5, to_account: bank.id })
  expect([status, body.data]).toMatchObject([
    201,
    {
      from_account_name: 'Safe',
      went_out: 'USD 120.50',
      to_account_name: 'Bank',
      amount_in: 120.5,
      came_in: 'USD 120.50',
      iqd_per_usd: null,
      confirmed: true,
      confirmed_on: body.data.date,
    },
  ])
  expect((await bookOf(safe)).entries).toMatchObject([
    { kind: 'opening', in: 500 },
    { kind: 'account_transfer', document: body.data.id, out: 120.5, party: 'Bank', balance: 379.5 },
  ])
  expect((await bookOf(bank)).entries).toMatchObject([{ in: 120.5, party: 'Safe', balance: 120.5 }])
  expect((await api.put(`/account-transfer/${body.data.id}`, { amount_out: 20, amount_in: 20 })).status).toBe(
    200,
  )
  expect(await balances(safe, bank)).toEqual([480, 20])
  expect((await api.delete(`/account-transfer/${body.data.id}`)).status).toBe(204)
  expect(await balances(safe, bank)).toEqual([500, 0])
})

test('exchanged money is one transfer, which shows the resulting rate', async () => {
  const dollars = await anAccount('USD', { opening_balance: 1000, opening_date: '2020-01-01' })
  const dinars = await anAccount('IQD', { currency: 'IQD' })
  const form = { from_account: dollars.id, amount_out: 300, to_account: dinars.id }
  expect((await moved(form)).body.errors).toEqual({ amount_in: ['Enter the amount in.'] })
  const { data } = (await moved({ ...form, amount_in: 393_100 })).body
  expect(data).toMatchObject({ iqd_per_usd: 1310.33, came_in: 'IQD 393,100' })
  expect(await balances(dollars, dinars)).toEqual([700, 393_100])
})

test('one side may be empty: the owner’s money, or an expense', async () => {
  const cashBox = await anAccount('Owner')
  await moved({ to_account: cashBox.id, amount_in: 1000 })
  const { data } = (await moved({ from_account: cashBox.id, amount_out: 1 })).body
  expect(data).toMatchObject({ to_account_name: null, came_in: null, confirmed: true })
  expect(await balances(cashBox)).toEqual([999])
})

test('an impossible transfer is refused with a message', async () => {
  const a = await anAccount('A')
  const b = await anAccount('B')
  const iqd = await anAccount('C', { currency: 'IQD' })
  const refusals: [object, string][] = [
    [{}, 'from_account'],
    [{ from_account: a.id, amount_out: 1, to_account: a.id }, 'to_account'],
    [{ from_account: a.id }, 'amount_out'],
    [{ to_account: a.id, amount_in: 0 }, 'amount_in'],
    [{ to_account: a.id, amount_in: 1, amount_out: 1 }, 'from_account'],
    [{ from_account: a.id, amount_out: 1, amount_in: 1 }, 'to_account'],
    [{ from_account: a.id, amount_out: 2, to_account: b.id, amount_in: 1 }, 'amount_in'],
    [{ to_account: iqd.id, amount_in: 0.5 }, 'amount_in'],
    [{ to_account: 999_999, amount_in: 1 }, 'to_account'],
  ]
  for (const [form, field] of refusals) {
    const { status, body } = await moved(form)
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(form)).toEqual([422, [field]])
  }
})

test('an account with transfers cannot be deleted, and keeps its currency', async () => {
  const cashBox = await anAccount('Kept by transfers')
  await moved({ to_account: cashBox.id, amount_in: 1 })
  expect(await api.delete(`/bank-account/${cashBox.id}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: 'This bank account cannot be deleted because it has 1 document.' },
  })
  expect(await api.put(`/bank-account/${cashBox.id}`, { currency: 'IQD' })).toMatchObject({
    status: 422,
    body: { errors: { currency: [expect.stringContaining('a document in USD')] } },
  })
})

describe('a cash box with a custodian', async () => {
  const me = (await manager.get<{ id: number }>('/auth/me')).body.id
  const safe = await anAccount('From the safe', { opening_balance: 100, opening_date: '2020-01-01' })
  const cashBox = await anAccount('Box of the manager', { keeper: me })
  const reassign = async () =>
    (await moved({ from_account: safe.id, amount_out: 10, to_account: cashBox.id })).body.data
  const confirm = (by: Api, { id }: Transfer) => by.post<Refused>(`/account-transfer/${id}/confirm`, {})

  test('receives when its custodian confirms; until then the money is in transit', async () => {
    const transfer = await reassign()
    expect(transfer).toMatchObject({ confirmed: false, confirmed_on: null })
    expect(await balances(safe, cashBox)).toEqual([90, 0])
    expect((await bookOf(cashBox)).on_the_way).toBe(10)
    const refused = {
      errors: {
        confirmed: [expect.stringMatching(/^Only .*, custodian of Box of the manager, can confirm/)],
      },
    }
    expect(await confirm(api, transfer)).toMatchObject({ status: 422, body: refused })
    expect((await api.put(`/account-transfer/${transfer.id}`, { confirmed: true })).status).toBe(422)
    expect((await confirm(manager, transfer)).status).toBe(200)
    expect(await balances(safe, cashBox)).toEqual([90, 10])
    const waiting = await api.get<Listed<Transfer>>(`/account-transfer?account=${cashBox.id}&confirmed=false`)
    expect(waiting.body.count).toBe(0)
    await manager.post(`/account-transfer/${transfer.id}/unconfirm`)
    expect((await api.delete(`/account-transfer/${transfer.id}`)).status).toBe(204)
  })

  test('keeps confirmed money, whoever sent it, until the confirmation is undone', async () => {
    const transfer = await reassign()
    await confirm(manager, transfer)
    const path = `/account-transfer/${transfer.id}`
    const change = { amount_out: 11, amount_in: 11 }
    const kept = {
      errors: { confirmed: [expect.stringMatching(/, custodian of Box of the manager, has confirmed/)] },
    }
    expect(await api.put(path, change)).toMatchObject({ status: 422, body: kept })
    expect(await api.delete(path)).toMatchObject({ status: 422, body: kept })
    expect((await api.put(path, { confirmed: false })).status).toBe(422)
    expect((await api.post(`${path}/unconfirm`)).status).toBe(422)
    expect((await api.put(path, { subject: 'Another word' })).status).toBe(200)
    expect((await manager.post(`${path}/unconfirm`)).status).toBe(200)
    expect(await balances(safe, cashBox)).toEqual([90, 0])
    const changed = await api.put<Saved<Transfer>>(path, change)
    expect(changed.body.data).toMatchObject({ confirmed: false, confirmed_on: null })
    await confirm(manager, transfer)
    const own = await moved({ to_account: cashBox.id, amount_in: 5 }, manager)
    expect(own.body.data.confirmed).toBe(true)
    expect(await balances(safe, cashBox)).toEqual([89, 16])
  })
})
