import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { bankAccount } from './bank-accounts.contract.ts'

type Account = Row<typeof bankAccount>

const inkwell = await startTestInkwell()
const [one, other] = [await inkwell.as('admin'), await inkwell.as('superuser')]

test('two cash boxes with concurrent opposite transfers and payments end with the right balances, never negative', async () => {
  const aCashBox = async (name: string) => {
    const form = { name, currency: 'USD', kind: 'cash', opening_balance: 400, opening_date: '2020-01-01' }
    return (await one.post<Saved<Account>>('/bank-account', form)).body.data
  }
  const cashBoxes = [await aCashBox('Remaining'), await aCashBox('Right')] as const
  const [left, right] = cashBoxes
  const move = (from: Account, to: Account) => ({
    subject: 'Over',
    from_account: from.id,
    amount_out: 400,
    to_account: to.id,
    amount_in: 400,
  })
  const pay = (from: Account) => ({ subject: 'Out', to: 'Them', from_field: from.name, amount_usd: 100 })
  let paid = 0
  for (let round = 0; round < 6; round++) {
    const payments = [
      one.post<Refused>('/payment-voucher', pay(left)),
      other.post<Refused>('/payment-voucher', pay(right)),
    ]
    const transfers = [
      other.post<Refused>('/account-transfer', move(left, right)),
      one.post<Refused>('/account-transfer', move(right, left)),
    ]
    const answers = await Promise.all([...payments, ...transfers])
    for (const { status, body } of answers) {
      expect([201, 422]).toContain(status)
      if (status === 422) expect(JSON.stringify(body)).toContain('would have a negative balance: USD')
    }
    paid += answers.slice(0, 2).filter(({ status }) => status === 201).length * 100
    const balances = await Promise.all(
      cashBoxes.map(async ({ id }) => Number((await one.get<Account>(`/bank-account/${id}`)).body.balance)),
    )
    expect(balances.every((balance) => balance >= 0)).toBe(true)
    expect(balances.reduce((all, balance) => all + balance, 0)).toBe(800 - paid)
  }
  // As long as there is money, some payments succeed.
  expect(paid).toBeGreaterThan(0)
})
