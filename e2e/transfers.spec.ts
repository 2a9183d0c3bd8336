import { expect } from '@playwright/test'
import type { Saved } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, signIn, unique } from './support/people.ts'
import { detail, doWithRow, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// The custodian may not undo it alone, and a cash box cannot pay more than it has: both calls fail.
test.use({ callsMayFail: true })

test('a transfer waits for its custodian on every screen, and the custodian alone cannot undo it', async ({
  page,
}) => {
  const [giver, custodian] = [await createUser('admin'), await createUser('manager')]
  const api = await apiOf(giver)
  const aCashBox = async (wanted: object) => {
    const form = {
      currency: 'USD',
      kind: 'cash',
      opening_balance: 405,
      opening_date: '2020-01-01',
      ...wanted,
    }
    return (await api.post<Saved<{ id: number; name: string }>>('/bank-account', form)).body.data
  }
  const safe = await aCashBox({ name: `Safe ${unique()}` })
  const box = await aCashBox({ name: `Desk ${unique()}`, keeper: custodian.id })
  await signIn(page, custodian)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar).toBeVisible()
  await expect(sidebar.getByText('waiting for you to confirm')).toHaveCount(0)

  // The notification appears while the custodian is on another page.
  const form = { subject: 'Takings', from_account: safe.id, to_account: box.id, amount_out: 200 }
  const { id } = (await api.post<Saved<{ id: number }>>('/account-transfer', form)).body.data
  const books = sidebar.getByRole('button', { name: /^Books .*1 waiting for you to confirm/ })
  await expect(books).toBeVisible()
  // The number of a collapsed group is the sum of its pages.
  await expect(async () => {
    const counted = await books
      .locator('[data-count]')
      .evaluateAll((parts) => parts.reduce((sum, part) => sum + Number(part.getAttribute('data-count')), 0))
    await expect(books.locator('[data-sum]')).toHaveText(String(counted), { timeout: 1000 })
  }).toPass()
  await page
    .getByRole('region', { name: 'Transfers to confirm' })
    .getByRole('link', { name: new RegExp(safe.name) })
    .click()
  await page.getByRole('button', { name: 'Confirm transfer', exact: true }).click()
  await expectToast(page, 'Transfer confirmed.')
  await expect(sidebar.getByText('waiting for you to confirm')).toHaveCount(0)
  await expect(detail(page, 'Confirmed')).toHaveText('Yes')

  await page.getByRole('link', { name: 'Update' }).click()
  await page.getByRole('textbox', { name: 'Amount out' }).fill('0.01')
  await page.getByRole('textbox', { name: 'Amount in' }).fill('0.01')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/You confirmed this transfer/).first()).toBeVisible()
  expect((await api.get<{ balance: number }>(`/bank-account/${box.id}`)).body.balance).toBe(605)

  await page.goto(`/account-transfer/view/${id}`)
  await page.getByRole('button', { name: 'Undo confirmation' }).click()
  await expectToast(page, 'Confirmation undone. The transfer is in transit.')
  await expect(sidebar.getByRole('link', { name: /Transfers 1 waiting/ })).toBeVisible()
})

test('a cash box does not get a negative balance without a confirmation', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `Tin ${unique()}`
  const form = { name, currency: 'USD', kind: 'cash', opening_balance: 405, opening_date: '2020-01-01' }
  const { id } = (await api.post<Saved<{ id: number }>>('/bank-account', form)).body.data
  await openAs(page, admin, `/account-transfer/create?from=${id}`)
  await page.getByRole('textbox', { name: 'Subject' }).fill('To the bank')
  await page.getByRole('textbox', { name: 'Amount out' }).fill('500')
  await page.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Check before you continue' })
  await expect(question).toContainText(`${name} would have a negative balance: USD`)
  await question.getByRole('button', { name: 'Allow a negative balance' }).click()
  await expectToast(page, 'Transfer created.')
  expect((await api.get<{ balance: number }>(`/bank-account/${id}`)).body.balance).toBe(-95)
})

test('nor by deleting what filled the cash box, or by restoring what emptied it', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `Tin ${unique()}`
  const box = { name, currency: 'USD', kind: 'cash', opening_balance: 10, opening_date: '2020-01-01' }
  const { id } = (await api.post<Saved<{ id: number }>>('/bank-account', box)).body.data
  const balance = async () => (await api.get<{ balance: number }>(`/bank-account/${id}`)).body.balance
  const subject = `Takings ${unique()}`
  const inward = { subject, to_account: id, amount_in: 60 }
  const transfer = (await api.post<Saved<{ id: number }>>('/account-transfer', inward)).body.data
  const rent = { subject: `Rent ${unique()}`, to: 'The owner', from_field: name, amount_usd: 65 }
  const payment = (await api.post<Saved<{ id: number }>>('/payment-voucher', rent)).body.data

  await openAs(page, admin, `/account-transfer/table?search=${encodeURIComponent(subject)}`)
  await doWithRow(rowWith(page, subject), 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete!' }).click()
  const question = page.getByRole('dialog', { name: 'Check before you continue' })
  await expect(question).toContainText(`${name} would have a negative balance: USD`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await balance()).toBe(5)

  await api.delete(`/payment-voucher/${payment.id}`)
  await api.delete(`/account-transfer/${transfer.id}`)
  await page.goto(`/settings?tab=trash&search=${encodeURIComponent(rent.subject)}`)
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(question).toContainText(`${name} would have a negative balance: USD`)
  await question.getByRole('button', { name: 'Allow a negative balance' }).click()
  await expectToast(page, 'Payment Voucher restored.')
  expect(await balance()).toBe(-55)
})
