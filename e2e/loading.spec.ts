import { expect, type Page } from '@playwright/test'
import { admin } from './support/admin.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/journey.ts'
import { anotherDevice, createUser, signIn } from './support/people.ts'
import { untilRead, waiting } from './support/walk.ts'

test('a page load requests the session without waiting for a timer', async ({ page }) => {
  await signIn(page, admin)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest('**/api/v1/auth/me')
  await page.reload({ waitUntil: 'commit' })
  await asked
})

test('a placeholder frame is painted before the script loads, and the screen takes exactly its place', async ({
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

test('on a phone the first screen stays in place, whatever the account’s notices', async ({
  page,
  browser,
}) => {
  const person = await createUser('salesman')
  await signIn(page, person)
  await (await anotherDevice(browser, person)).context().close()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(sumUpShifts)
  // Records of other journeys would appear in the cards and rightly move what is below.
  await page.route('**/api/v1/live', () => {})
  // The frame is rendered before the figures arrive, and nobody has scrolled: content further down may grow.
  const letFiguresCome = await holdBack(page, '**/api/v1/dashboard')
  await page.reload()
  await expect(page.locator(waiting).first()).toBeVisible()
  letFiguresCome()
  await expect(page.locator(waiting)).toHaveCount(0)
  await untilRead(page)
  expect(Number(await page.evaluate(() => sessionStorage.getItem('shifted')))).toBeLessThan(0.05)
  // Account notifications are in the bell and move nothing.
  await expect(page.getByText('Was this you?')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications, \d+ new$/ })
    .click()
  const list = page.getByRole('region', { name: 'Notifications' })
  await expect(list).toContainText('New sign-in from')
  await expect(list.getByRole('link', { name: 'Sessions and password' })).toBeVisible()
  await list.getByRole('button', { name: 'Dismiss' }).click()
  await expect(list.getByText('Was this you?')).toHaveCount(0)
  await expect(list.getByText('No notifications yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true }),
  ).toBeVisible()
})

/** Runs in the page: sums up layout shifts. */
function sumUpShifts() {
  let sum = 0
  sessionStorage.setItem('shifted', '0')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
    sessionStorage.setItem('shifted', String(sum))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Holds back the page's own script until the returned function is called. */
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
