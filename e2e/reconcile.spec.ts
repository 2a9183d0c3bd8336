import { expect } from '@playwright/test'
import { addDays } from '../src/kernel/contract/values/day.ts'
import type { Saved } from '../src/kernel/server/testing/api-client.ts'
import { aReceipt } from '../src/features/money/receipts/testing/a-receipt.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { detail } from './support/screen.ts'

test('money in an unknown account gets an account by one click, and loses it by another', async ({
  page,
}) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const mark = unique()
  const voucher = await aReceipt(api, { to_account: `PEN COMPANY ${mark}`, net_usd: 70 })
  await openAs(page, manager, '/dashboad')
  const cash = page.getByRole('region', { name: 'Cash', exact: true })
  await expect(cash).toContainText('Not in any account')
  await cash.getByRole('link', { name: /^\d+ to reconcile$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To Reconcile')
  await expect(page.getByRole('main').getByText(/^\d+ to reconcile$/)).toBeVisible()
  for (const more of await page.getByRole('button', { name: /^Show \d+ more$/ }).all()) await more.click()
  const line = page.getByRole('listitem').filter({ hasText: mark })
  await expect(line.getByRole('combobox')).toHaveValue('PEN-COMPANY')
  await line.getByRole('button', { name: 'Move to account' }).click()
  await expect(line).toBeHidden()
  const account = async () =>
    (await api.get<{ to_account: string }>(`/receipt-voucher/${voucher.id}`)).body.to_account
  expect(await account()).toBe('PEN-COMPANY')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
  expect(await account()).toBe(`PEN COMPANY ${mark}`)
})

test('a rate override is reviewed by another user than the one who entered it', async ({ page }) => {
  const [writer, owner] = [await apiOf(await createUser('admin')), await createUser('admin')]
  // A day long ago, random for each attempt.
  const day = addDays('1980-01-01', Math.floor(Math.random() * 10_000))
  const daily = await writer.post<Saved<{ id: number }>>('/exchange-rate', { date: day, iqd_per_usd: 1310 })
  const reason = `Agreed before ${unique()}`
  const dinars = {
    amount_iqd_advance: 131_000,
    rate: 1400,
    rate_reason: reason,
    date: day,
    unusual_date: true,
  }
  const voucher = await aReceipt(writer, dinars)
  // Deleted for other journeys; the voucher keeps the rate of its day.
  await writer.delete(`/exchange-rate/${daily.body.data.id}`)
  await openAs(page, owner, '/reconcile')
  for (const more of await page.getByRole('button', { name: /^Show \d+ more$/ }).all()) await more.click()
  const line = page.getByRole('listitem').filter({ hasText: reason })
  await line.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(line).toBeHidden()
  await page.goto(`/receipt-voucher/view/${voucher.id}`)
  await expect(detail(page, 'Rate reviewed by')).toHaveText('Test admin')
})
