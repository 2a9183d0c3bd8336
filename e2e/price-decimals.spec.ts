import { expect } from '@playwright/test'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('a price with too many decimals is kept in the form, and is accepted after the setting has changed', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const total = page.locator('[data-field="grand_total"]')
  const mark = unique()
  const pen = await aProduct(await apiOf(salesman), { item_code: `P8-${mark}`, items: `Dip pen ${mark}` })
  await openAs(page, salesman, '/invoice/create')
  await page.locator('[data-row="new"]').getByRole('combobox', { name: 'Product' }).focus()
  await page.keyboard.type(pen.item_code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused()
  await page.keyboard.type('1,000')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Unit Price' })).toBeFocused()
  await page.keyboard.type('0,125')
  await expect(total).toHaveText('–')
  await expect(page.getByRole('row').filter({ hasText: pen.items })).toContainText('at most 2 decimal places')
  await page.route('**/settings/company', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), price_decimals: 3 } })
  })
  await page.reload()
  await expect(page.getByText('Your unfinished invoice was restored')).toBeVisible()
  await expect(total).toHaveText('USD 125.00')
})
