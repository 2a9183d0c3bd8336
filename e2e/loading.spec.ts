import { expect, type Page } from '@playwright/test'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { signIn } from './support/people.ts'

test('a page load waits for no clock before it asks who is there', async ({ page }) => {
  await signIn(page, admin)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest('**/api/v1/auth/me')
  await page.reload({ waitUntil: 'commit' })
  await asked
})

test('a still frame is painted before the script comes, and the screen takes its very place', async ({
  page,
}) => {
  await signIn(page, admin)
  const letScriptCome = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
    .toBeGreaterThan(0)
  const side = await page.locator('#first-frame .side').boundingBox()
  const bar = await page.locator('#first-frame .bar').boundingBox()
  expect(await page.locator('#root').innerHTML()).toBe('')
  letScriptCome()
  await expect(page.locator('#first-frame')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('complementary').boundingBox()).toEqual(side)
  expect(await page.getByRole('banner').boundingBox()).toEqual(bar)
})

/** Keeps the page's own script away until the answer is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
