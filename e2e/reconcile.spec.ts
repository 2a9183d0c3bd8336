import { expect } from '@playwright/test'
import { aReceipt } from '../src/features/money/receipts/testing/a-receipt.ts'
import { test } from './support/journey.ts'
import { apiOf, hire, signIn, unique } from './support/people.ts'

test('money of an account that does not exist gets one by a click, and loses it by another', async ({
  page,
}) => {
  const manager = await hire('manager')
  const api = await apiOf(manager)
  const mark = unique()
  const voucher = await aReceipt(api, { to_account: `PEN COMPANY ${mark}`, net_usd: 70 })
  await signIn(page, manager)
  await page.goto('/dashboad')
  await page.getByRole('region', { name: 'To reconcile' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To Reconcile')
  for (const more of await page.getByRole('button', { name: /^Show \d+ more$/ }).all()) await more.click()
  const line = page.getByRole('listitem').filter({ hasText: mark })
  await expect(line.getByRole('combobox')).toHaveValue('PEN-COMPANY')
  await line.getByRole('button', { name: 'Move' }).click()
  await expect(line).toBeHidden()
  const account = async () =>
    (await api.get<{ to_account: string }>(`/receipt-voucher/${voucher.id}`)).body.to_account
  expect(await account()).toBe('PEN-COMPANY')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
  expect(await account()).toBe(`PEN COMPANY ${mark}`)
})
