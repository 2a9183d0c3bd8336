import { expect, type Page } from '@playwright/test'
import { test } from './support/journey.ts'
import { openProxy } from './support/network-proxy.ts'
import { createUser, signIn } from './support/people.ts'

// The browser logs the lost network in its console.
test.use({ callsMayFail: true })

const offlineBanner = (page: Page) => page.getByText('The server cannot be reached. Trying again…')

test('a lost network is shown, and the message closes when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, await createUser('salesman'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offlineBanner(page)).toBeHidden()
  await context.setOffline(true)
  await expect(offlineBanner(page)).toBeVisible()
  await context.setOffline(false)
  await expect(offlineBanner(page)).toBeHidden()
})

test('a connection that goes dead without an error is shown, too', async ({ browser }) => {
  const line = await openProxy()
  const context = await browser.newContext({ baseURL: line.url })
  try {
    const page = await context.newPage()
    const heard = page.waitForResponse('**/api/v1/live')
    await signIn(page, await createUser('salesman'))
    await heard
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offlineBanner(page)).toBeHidden()
    line.goDead()
    await expect(offlineBanner(page)).toBeVisible()
    line.comeBack()
    await expect(offlineBanner(page)).toBeHidden()
  } finally {
    await context.close()
    await line.end()
  }
})
