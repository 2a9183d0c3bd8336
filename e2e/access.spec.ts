import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, ownersApi, signIn, unique } from './support/people.ts'
import { holdBack } from './support/hold-back.ts'
import { rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

test.describe('what a role may not do', () => {
  // These journeys expect 403.
  test.use({ callsMayFail: true })

  test('a salesman sees neither users nor settings, and deletes nothing', async ({ page }) => {
    const salesman = await createUser('salesman')
    const customer = await aCustomer(await apiOf(salesman))
    await signIn(page, salesman)
    await expectSidebar(page, { without: ['Users', 'Settings'] })
    await expectClosed(page, [
      '/users/table',
      '/users/create',
      '/users/view/1',
      '/users/update/1',
      '/settings',
    ])
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboad$/)

    await page.goto(`/customer/table?search=${customer.code}`)
    const row = rowWith(page, customer.code)
    await expect(row.getByRole('link', { name: 'Update' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })

  test('a manager sees users and settings, and changes none of them', async ({ page }) => {
    const manager = await createUser('manager')
    await openAs(page, manager, '/users/table')
    const row = rowWith(page, manager.email)
    await expect(row.getByRole('link', { name: 'View' })).toBeVisible()
    await expect(row.getByRole('link', { name: 'Update' })).toHaveCount(0)
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Create User' })).toHaveCount(0)
    await expectClosed(page, ['/users/create', '/users/update/1'])
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  })

  test('a user who becomes a salesman loses the delete button without reloading', async ({ page }) => {
    const manager = await createUser('manager')
    const customer = await aCustomer(await apiOf(manager))
    await openAs(page, manager, `/customer/table?search=${customer.code}`)
    const remove = rowWith(page, customer.code).getByRole('button', { name: 'Delete' })
    await expect(remove).toBeVisible()
    await (await ownersApi()).put(`/auth/user/update/${manager.id}`, { role: 'salesman' })
    await expect(remove).toHaveCount(0)
    await expect(rowWith(page, customer.code)).toBeVisible()
  })

  test('a refused save shows the reason, keeps the input and does not sign the user out', async ({
    page,
  }) => {
    const salesman = await createUser('salesman')
    const customer = await aCustomer(await apiOf(salesman))
    await openAs(page, salesman, `/customer/update/${customer.id}`)
    await page.getByLabel('Work').fill('Kept')
    await page.route('**/api/v1/customer/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      const body = { code: 'permission_denied', message: 'You may not change customers.', request_id: 'x' }
      return route.fulfill({ status: 403, json: body })
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').getByText('You may not change customers.')).toBeVisible()
    await expect(page.getByLabel('Work')).toHaveValue('Kept')
    await expect(page).toHaveURL(new RegExp(`/customer/update/${customer.id}$`))
  })
})

test('without a session every screen leads to the sign-in page, and back after signing in', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  await page.goto('/invoice/table?status=draft')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email or Phone').fill(salesman.email)
  await page.getByLabel('Password', { exact: true }).fill(salesman.password)
  await page.getByRole('button', { name: 'Login Now' }).click()
  await expect(page).toHaveURL(/\/invoice\/table\?status=draft$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboad$/)
})

test('the sign-in page stays until the first screen is loaded, also for an unknown address', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  await page.goto('/no/such/place')
  const release = await holdBack(page, '**/assets/*.js')
  await page.getByLabel('Email or Phone').fill(salesman.email)
  await page.getByLabel('Password', { exact: true }).fill(salesman.password)
  await page.getByRole('button', { name: 'Login Now' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('button', { name: /User menu for/ })).toBeVisible()
  await expect(page).toHaveURL(/\/no\/such\/place$/)
})

test.describe('a part of the program that cannot be loaded', () => {
  test.use({ callsMayFail: true })

  test('shows an error, and loads when the user tries again', async ({ page }) => {
    const salesman = await createUser('salesman')
    await page.goto('/login')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByLabel('Email or Phone').fill(salesman.email)
    await page.getByLabel('Password', { exact: true }).fill(salesman.password)
    await page.getByRole('button', { name: 'Login Now' }).click()
    await expect(page.getByText('This page could not be loaded.')).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /User menu for/ })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboad$/)
  })
})

test('a user signs in, finds a customer and adds another by keyboard alone', async ({ page }) => {
  const customer = await aCustomer(await ownersApi())
  const salesman = await createUser('salesman')
  const name = `Keyboard ${unique()}`
  const { keyboard } = page
  await page.goto('/login')
  await expect(page.getByLabel('Email or Phone')).toBeFocused()
  await keyboard.type(salesman.email)
  await keyboard.press('Tab')
  await keyboard.type(salesman.password)
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /User menu for/ })).toBeVisible()

  await openWithPalette(page, customer.name)
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeFocused()

  await openWithPalette(page, 'Customers')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Create Customer' }))
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  for (const text of [name, `K-${unique()}`, 'keys@shop.example', '', '', '', '', 'Sulaymaniyah']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await keyboard.press('Control+s')
  await expectToast(page, 'Customer Create Success')
  await expect(rowWith(page, name)).toBeVisible()
})

async function expectSidebar(page: Page, { without }: { without: string[] }): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links.filter({ hasText: 'Invoices' })).toBeVisible()
  for (const label of without) await expect(links.filter({ hasText: label })).toHaveCount(0)
}

/** Expects that none of these addresses opens and the user stays signed in. */
async function expectClosed(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
    await expect(page.getByRole('button', { name: /User menu for/ })).toBeVisible()
  }
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

/** Types and presses Enter at once: the result opens when it arrives. */
async function openWithPalette(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}
