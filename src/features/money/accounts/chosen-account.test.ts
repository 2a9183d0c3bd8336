import { expect, test } from 'vitest'
import type { bankAccount } from './bank-accounts.contract.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { english } from '../../../i18n/english.ts'
import { accountFor, errorWith } from './chosen-account.ts'

type Account = Row<typeof bankAccount>
const account = (id: number, name: string, wanted: Partial<Account> = {}) =>
  ({ id, name, currency: 'USD', kind: 'bank', keeper: null, active: true, ...wanted }) as const

const accounts = [
  account(1, 'Closed IQD', { currency: 'IQD', active: false }),
  account(2, 'PEN-COMPANY'),
  account(3, 'Bank IQD', { currency: 'IQD' }),
  account(4, 'Desk IQD', { currency: 'IQD', kind: 'cash' }),
  account(5, 'Box of Dana', { currency: 'IQD', kind: 'cash', keeper: 7 }),
]
const proposed = (
  currency: 'USD' | 'IQD',
  person: number | null,
  defaultName: string | null = 'pen-company',
) => accountFor(accounts, currency, { defaultName, person })?.name

test('the proposed account is the usual one of the currency, else the user’s cash box, else any cash box', () => {
  expect(proposed('USD', 7)).toBe('PEN-COMPANY')
  expect(proposed('IQD', 7)).toBe('Box of Dana')
  expect(proposed('IQD', 8)).toBe('Desk IQD')
  expect(proposed('IQD', 7, 'Bank IQD')).toBe('Bank IQD')
  expect(accountFor([], 'USD', { defaultName: null, person: null })).toBeUndefined()
})

/** The warning about an account, in English. */
const remark = (...asked: Parameters<typeof errorWith>) => {
  const problem = errorWith(...asked)
  return problem && english(problem)
}

test('an account that does not exist, has the other currency or is inactive is refused', () => {
  expect(remark(accounts, ' pen-company ', ['USD'])).toBeNull()
  expect(remark(accounts, '', ['USD'])).toBeNull()
  expect(remark(accounts, 'Nobody', [])).toBe(
    'No account has this name. The amount will not be included in any balance.',
  )
  expect(remark(accounts, 'pen-company', ['USD', 'IQD'])).toBe(
    'PEN-COMPANY is in USD. The IQD amount will not be included in any balance.',
  )
  expect(remark(accounts, 'Closed IQD', ['IQD'])).toBe('Closed IQD is inactive.')
})
