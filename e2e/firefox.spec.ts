import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { translators } from '../src/i18n/translators.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { ownersApi, signIn } from './support/people.ts'

for (const [locale, language] of [
  ['ar-IQ', 'ar'],
  ['ckb-IQ', 'ckb'],
] as const) {
  test.describe(language, () => {
    test.use({ locale })

    test('the label of a search field is visible while the field is empty', async ({ page }) => {
      await signIn(page, admin, translators[language])
      await page.goto('/customer/table')
      await expectPlaceholder(page.getByRole('searchbox'))
      await page.goto('/invoice/create')
      await expectPlaceholder(page.getByRole('combobox').first())
    })
  })
}

/** The field must look different without its placeholder. */
async function expectPlaceholder(input: Locator): Promise<void> {
  await expect(input).toHaveAttribute('placeholder', /./)
  const before = await input.screenshot()
  await input.evaluate((element) => element.setAttribute('placeholder', ''))
  expect(before.equals(await input.screenshot())).toBe(false)
}

test('the scroll bar of a list has a background of its own', async ({ page }) => {
  const api = await ownersApi()
  for (let count = 0; count < 10; count++) await aCustomer(api)
  await signIn(page, admin)
  await page.evaluate(() => localStorage.setItem('inkwell.color-scheme', 'dark'))
  await page.setViewportSize({ width: 1440, height: 640 })
  await page.goto('/customer/table')
  const frame = page.getByRole('table').locator('..')
  await expect(page.getByRole('row')).toHaveCount(11)
  const bar = await frame.evaluate((element) => {
    const { right, top, width } = element.getBoundingClientRect()
    const breadth = width - element.clientWidth
    return { x: right - breadth, y: top + 100, width: breadth, height: 40 }
  })
  expect(bar.width).toBeGreaterThan(4)
  const { channels } = await sharp(await page.screenshot({ clip: bar })).stats()
  expect(Math.max(...channels.slice(0, 3).map(({ min }) => min))).toBeLessThan(100)
})
