import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import type { Saved } from '../src/kernel/server/testing/api-client.ts'
import { aPayment } from '../src/features/money/payments/testing/a-payment.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, signIn, unique } from './support/people.ts'
import { detail, goTo, pick } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// A closed day refuses a call.
test.use({ callsMayFail: true })

test('a cash box is counted by banknotes, closed with a shortage, and read in its cash book', async ({
  page,
}) => {
  const name = `صندوق ${unique()}`
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const form = { name, currency: 'IQD', kind: 'cash', opening_balance: 100_500, opening_date: '2020-01-01' }
  const { id } = (await api.post<Saved<{ id: number }>>('/bank-account', form)).body.data
  const dollars = `Dollars ${unique()}`
  await api.post('/bank-account', { ...form, name: dollars, currency: 'USD' })
  await signIn(page, admin)

  await goTo(page, 'Cash Closings')
  await page.getByRole('link', { name: 'Create Cash Closing' }).first().click()
  // Typing before the form has the focus would be interrupted.
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeFocused()
  await pick(page.getByRole('combobox', { name: 'Account' }), name)
  const count = page.getByRole('region', { name: 'Banknotes' })
  await expect(count.getByText('IQD 100,500')).toBeVisible()
  await count.getByRole('textbox', { name: '25,000' }).fill('4')
  await expect(page.getByRole('textbox', { name: 'Counted' })).toHaveValue('100,000')
  // A number that is none stays as entered, with its error, and there is no total.
  const smallest = count.getByRole('textbox', { name: '250', exact: true })
  for (const [text, error] of [
    ['12 50', 'Enter the number with digits and one decimal point.'],
    ['abc', '250 must be a number.'],
    ['1.5', '250 must be a whole number from 0 to 1,000,000.'],
  ] as const) {
    await smallest.fill(text)
    await smallest.blur()
    await expect(smallest).toHaveValue(text)
    await expect(count).toContainText(error)
    await expect(page.getByRole('textbox', { name: 'Counted' })).toHaveValue('')
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(smallest).toBeFocused()
  // The banknotes of another currency are not those of this one.
  await pick(page.getByRole('combobox', { name: 'Account' }), dollars)
  await expect(count.getByRole('textbox', { name: '100', exact: true })).toHaveValue('')
  await pick(page.getByRole('combobox', { name: 'Account' }), name)
  await expect(count.getByRole('textbox', { name: '25,000' })).toHaveValue('')
  await count.getByRole('textbox', { name: '25,000' }).fill('4')
  await count.getByRole('textbox', { name: '250', exact: true }).fill('1')
  await expect(page.getByRole('textbox', { name: 'Counted' })).toHaveValue('100,250')
  await expect(count.getByText('IQD −250')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('A note is missing')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Day closed.')

  // A later receipt belongs to another day, and the form shows that.
  const { id: customer } = await aCustomer(api)
  await page.goto(`/receive-money?customer=${customer}`)
  await page.getByRole('textbox', { name: 'Amount IQD' }).fill('250')
  const box = page.getByRole('combobox', { name: 'IQD account' })
  await box.fill(name)
  await box.press('Tab')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-field="date"]')).toContainText(`${name} is closed for`)
  await page.goto(`/bank-account/cash-book/${id}`)
  await expect(page.getByRole('row', { name: /Cash Closing/ })).toContainText('250')
  await page.getByRole('link', { name: /Cash Closing \d/ }).click()
  await expect(detail(page, 'Over/short')).toHaveText('IQD −250')
})

test('a voucher proposes the account of its currency, and warns if the money would be in no account', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `Dinars ${unique()}`
  const me = (await api.get<{ id: number }>('/auth/me')).body.id
  await api.post('/bank-account', { name, currency: 'IQD', kind: 'cash', keeper: me, opening_balance: 0 })
  const written = await aPayment(api, { amount_usd: 5 })
  await openAs(page, admin, '/payment-statement-vouchar/create')
  const from = page.getByRole('combobox', { name: 'From Field' })
  await page.getByRole('textbox', { name: 'Amount IQD' }).fill('5000')
  await expect(from).toHaveValue(name)
  await from.fill('PEN-COMPANY')
  const warning = page.getByText('PEN-COMPANY is in USD. The IQD amount will not be included in any balance.')
  await expect(warning).toBeVisible()
  // The suggestions cover it while typing.
  await from.press('Tab')
  await page.getByRole('button', { name: `Use ${name}` }).click()
  await expect(warning).toBeHidden()
  await page.goto(`/payment-statement-vouchar/update/${written.id}`)
  await from.fill('Nobody knows')
  await expect(page.getByText('No account has this name')).toBeVisible()
})
