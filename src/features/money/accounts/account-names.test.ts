import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { bankAccount } from './bank-accounts.contract.ts'

type BankAccount = Row<typeof bankAccount>
interface Entry {
  id: number
  action: string
  changes: object
}

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')

async function anAccount(name: string): Promise<BankAccount> {
  const form = { name, currency: 'USD', opening_balance: 0 }
  return (await api.post<Saved<BankAccount>>('/bank-account', form)).body.data
}
const rename = ({ id }: BankAccount, name: string) => api.put(`/bank-account/${id}`, { name })
const balanceOf = async ({ id }: BankAccount) =>
  (await api.get<BankAccount>(`/bank-account/${id}`)).body.balance
const payment = async ({ id }: { id: number }) =>
  (await api.get<{ from_field: string; version: number; updated_at: string }>(`/payment-voucher/${id}`)).body
const historyOf = async (resource: string, id: number) =>
  (await api.get<Listed<Entry>>(`/history?resource=${resource}&id=${id}`)).body.results
const restore = async (resource: string, id: number) => {
  const [deletion] = await historyOf(resource, id)
  return (await api.post(`/history/${deletion?.id}/restore`)).status
}

describe('while an account is renamed repeatedly', () => {
  test('no payment recorded at the same moment is lost', async () => {
    const account = await anAccount('Name 0')
    const renaming = (async () => {
      for (let round = 1; round <= 6; round++) {
        expect((await rename(account, `Name ${round}`)).status).toBe(200)
      }
    })()
    const payments = Array.from({ length: 12 }, () => aPayment(api, { from_field: 'name 0', amount_usd: 1 }))
    const written = await Promise.all(payments)
    await renaming
    expect(await balanceOf(account)).toBe(-12)
    for (const one of written) expect((await payment(one)).from_field).toBe('Name 6')
  })

  test('vouchers changed meanwhile find their account, too', async () => {
    const account = await anAccount('Till')
    const receipts = []
    for (let number = 0; number < 6; number++) {
      receipts.push(await aReceipt(api, { to_account: 'Nobody', net_usd: 1 }))
    }
    const changes = receipts.map(({ id }) => api.put(`/receipt-voucher/${id}`, { to_account: 'Till' }))
    const answers = await Promise.all([...changes, rename(account, 'Till 2'), rename(account, 'Till 3')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await balanceOf(account)).toBe(6)
  })
})

test('a form opened before the renaming still finds the account', async () => {
  const account = await anAccount('Morning')
  await rename(account, 'Evening')
  const late = await aPayment(api, { from_field: ' MORNING', amount_usd: 2 })
  expect(late.from_field).toBe('Evening')
  const next = await anAccount('Morning')
  const new_one = await aPayment(api, { from_field: 'morning', amount_usd: 3 })
  expect(new_one.from_field).toBe('morning')
  expect([await balanceOf(account), await balanceOf(next)]).toEqual([-2, -3])
})

test('a name without an account stays as it is, until such an account exists', async () => {
  const written = await aPayment(api, { from_field: 'Safe of the owner ', amount_usd: 4 })
  const before = await payment(written)
  expect(before.from_field).toBe('Safe of the owner')
  const account = await anAccount('SAFE of the owner')
  expect(await balanceOf(account)).toBe(-4)
  // The voucher's record and history are unchanged.
  expect(await payment(written)).toEqual(before)
  expect(await historyOf('payment_voucher', written.id)).toHaveLength(1)
  await rename(account, 'Safe')
  expect(await payment(written)).toMatchObject({ from_field: 'Safe', version: before.version + 1 })
})

test('a renamed account takes the vouchers that already have its new name', async () => {
  await aPayment(api, { from_field: 'Second floor', amount_usd: 5 })
  const account = await anAccount('First floor')
  await aPayment(api, { from_field: 'First floor', amount_usd: 1 })
  await rename(account, 'Second Floor')
  expect(await balanceOf(account)).toBe(-6)
})

test('a restored account takes vouchers recorded under its name meanwhile', async () => {
  const account = await anAccount('Comes back')
  expect((await api.delete(`/bank-account/${account.id}`)).status).toBe(204)
  const waiting = await aPayment(api, { from_field: 'comes back', amount_usd: 7 })
  expect(await restore('bank_account', account.id)).toBe(200)
  expect(await balanceOf(account)).toBe(-7)
  expect((await payment(waiting)).from_field).toBe('comes back')
})

test('a restored voucher finds its account under its new name', async () => {
  const account = await anAccount('Before')
  const written = await aPayment(api, { from_field: 'Before', amount_usd: 8 })
  await api.delete(`/payment-voucher/${written.id}`)
  await rename(account, 'After')
  await anAccount('Before')
  expect(await restore('payment_voucher', written.id)).toBe(200)
  expect(await balanceOf(account)).toBe(-8)
  expect((await payment(written)).from_field).toBe('After')
})

test('the history of a voucher shows the names and no keys', async () => {
  const account = await anAccount('Told')
  const { id } = await aPayment(api, { from_field: 'Told', amount_usd: 1 })
  await rename(account, 'Told anew')
  const [renamed, created] = await historyOf('payment_voucher', id)
  expect(renamed).toMatchObject({ action: 'update', changes: { from_field: ['Told', 'Told anew'] } })
  expect(Object.keys(renamed?.changes ?? {})).toEqual(['from_field'])
  expect(Object.keys(created?.changes ?? {})).not.toContain('bank_account')
})
