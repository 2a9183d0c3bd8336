import { expect } from '@playwright/test'
import { test } from './support/journey.ts'
import { createUser, openAs } from './support/people.ts'

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('no input has text so small that a phone zooms into it', async ({ page }) => {
    const salesman = await createUser('salesman')
    await openAs(page, salesman, '/invoice/create')
    for (const address of ['/invoice/create', '/invoice/table', '/customer/create']) {
      await page.goto(address)
      const inputs = page.locator('input:not([type="checkbox"], [type="radio"]), textarea, select')
      await expect(inputs.first()).toBeVisible()
      const sizes = await inputs.evaluateAll((all) =>
        all.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
      )
      expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(16)
    }
  })
})
