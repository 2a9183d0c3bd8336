import { expect } from '@playwright/test'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('prices and discounts are parsed while they are typed, and an invalid number shows no amount', async ({
  page,
}) => {
  const total = page.locator('[data-field="grand_total"]')
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  const price = page.getByRole('textbox', { name: 'Unit Price' })
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const pen = await aProduct(api, { item_code: `P9-${mark}`, items: `Fineliner ${mark}`, unit_price: 2.5 })
  const line = page.getByRole('row').filter({ hasText: pen.items })
  await openAs(page, salesman, '/invoice/create')
  await page.locator('[data-row="new"]').getByRole('combobox', { name: 'Product' }).focus()
  await page.keyboard.type(pen.item_code)
  await page.keyboard.press('Enter')
  await expect(quantity).toBeFocused()
  await page.keyboard.type('1,000')
  await expect(total).toHaveText('USD 2,500.00')
  await page.keyboard.press('Tab')
  await expect(price).toBeFocused()
  await page.keyboard.type('0,5')
  await expect(total).toHaveText('USD 500.00')
  await page.keyboard.type('00')
  await expect(total).toHaveText('USD 500.00')
  await price.fill('12 50')
  await expect(total).toHaveText('–')
  await expect(line).toContainText('Enter the number with digits and one decimal point.')
  await price.fill('1.000')
  await expect(total).toHaveText('USD 1,000,000.00')
  await page.keyboard.press('Shift+Tab')
  await expect(line).toContainText('USD 1,000.00')
  await expect(line).not.toContainText('Enter the number')

  // So is what is taken off.
  const [percent, amount] = [page.getByLabel('Discount %'), page.getByLabel('or USD')]
  const said = (name: string) => page.locator(`[data-field="${name}"]`)
  for (const [text, sentence] of [
    ['12 5', 'Enter the number with digits and one decimal point.'],
    ['1,000', 'Discount % must be at most 100.'],
    ['-5', 'Discount % must be at least 0.'],
  ] as const) {
    await percent.fill(text)
    await expect(said('discount')).toContainText(sentence)
    await expect(total).toHaveText('–')
  }
  await percent.fill('٢٫٥')
  await expect(total).toHaveText('USD 975,000.00')
  await expect(said('discount')).not.toContainText('Discount % must')
  for (const [text, sentence] of [
    ['12 50', 'Enter the number with digits and one decimal point.'],
    ['1,000,001', 'Discount exceeds the sub total. Enter USD 1,000,000.00 or less.'],
  ] as const) {
    await amount.fill(text)
    await expect(said('discount_amount')).toContainText(sentence)
    await expect(total).toHaveText('–')
  }
  await amount.fill('٠٬٥')
  await expect(total).toHaveText('USD 999,999.50')
})

test('dates are parsed while they are typed, and an invalid date is marked on leaving the field, with the format', async ({
  page,
}) => {
  await openAs(page, await createUser('admin'), '/opening/create')
  const date = page.getByRole('textbox', { name: 'Date', exact: true })
  const wrong = page.getByText('Enter a real date as dd/mm/yyyy, such as 27/11/2026.')
  for (const typed of ['3/4/26', '٣-٤-٢٠٢٦', '3 نيسان 2026', '2026/4/3']) {
    await date.fill('31/02/2026')
    await date.press('Tab')
    await expect(wrong).toBeVisible()
    await date.fill(typed)
    await date.press('Tab')
    await expect(date).toHaveValue('03/04/2026')
    await expect(wrong).toHaveCount(0)
  }
})
