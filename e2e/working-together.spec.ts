import { expect, type Page } from '@playwright/test'
import { aCustomer, type Customer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import {
  anotherDevice,
  apiOf,
  giveSession,
  createUser,
  openAs,
  type Person,
  signIn,
  signOut,
  unique,
} from './support/people.ts'
import { detail, goTo, pick, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// Conflicts, lost networks and expired tokens are failing calls; everything else must log nothing.
test.use({ callsMayFail: true })
// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

test('two users change one customer: both versions are shown and nothing is lost', async ({
  page,
  browser,
}) => {
  const [mine, theirs] = await Promise.all([createUser('salesman'), createUser('manager')])
  const customer = await aCustomer(await apiOf(theirs), { work: 'Printing', phone: '0770 1' })
  const other = await anotherDevice(browser, theirs)
  await signIn(page, mine)
  await Promise.all([page, other].map((each) => each.goto(`/customer/update/${customer.id}`)))

  await other.getByLabel('Phone').fill('0770 2')
  await other.getByLabel('Work').fill('Packing')
  await expect(page.getByLabel('Work')).toHaveValue('Printing')
  await page.getByLabel('Work').fill('Promotion')
  const save = page.getByRole('button', { name: 'Save' })
  const place = await save.boundingBox()
  await other.getByRole('button', { name: 'Save' }).click()
  await expectToast(other, 'Customer updated.')
  await expect(page.getByText('Someone else changed this record')).toBeInViewport()
  // It comes while the user may be clicking.
  expect(await save.boundingBox()).toEqual(place)

  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Two users changed this record' })
  await expect(dialog).toContainText('Test manager')
  const work = dialog.getByRole('radiogroup', { name: 'Work' })
  await expect(work.getByRole('radio', { name: 'Yours Promotion' })).toBeChecked()
  await expect(work.getByRole('radio', { name: 'Theirs Packing' })).not.toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Theirs 0770 2' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save merged version' }).click()
  await expectToast(page, 'Customer updated.')

  await page.goto(`/customer/view/${customer.id}`)
  await expect(detail(page, 'Work')).toHaveText('Promotion')
  await expect(detail(page, 'Phone')).toHaveText('0770 2')
})

test('two users change one invoice: the choice keeps the lines of one and the reference of the other', async ({
  page,
}) => {
  const [mine, theirs] = await Promise.all([createUser('salesman'), createUser('salesman')])
  const api = await apiOf(theirs)
  const invoice = await anInvoice(api, { invoice_products: [aLine({ product_item: 'Green pen' })] })
  await openAs(page, mine, `/invoice/update/${invoice.id}`)
  await page.getByLabel('Purchase Order Reference').fill('PO-77')
  const { results } = (await api.get<{ results: typeof invoice }>(`/invoice/${invoice.id}`)).body
  const changed = await api.put(`/invoice/${invoice.id}`, {
    version: results.version,
    invoice_products: [...results.invoice_products, aLine({ product_item: 'Red pen', quantity: 1 })],
  })
  expect(changed.status).toBe(200)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Two users changed this record' })
  await dialog.getByRole('button', { name: 'Save merged version' }).click()
  await expectToast(page, 'Invoice Updated Successfully')
  await page.goto(`/invoice/view/${invoice.id}`)
  await expect(detail(page, 'Reference')).toHaveText('PO-77')
  for (const item of ['Green pen', 'Red pen']) await expect(rowWith(page, item)).toBeVisible()
  await expect(page.getByText('USD 30.00').last()).toBeVisible()
})

test('one user’s change appears in another user’s open list', async ({ page }) => {
  const [mine, theirs] = await Promise.all([createUser('salesman'), createUser('salesman')])
  const api = await apiOf(theirs)
  const mark = unique()
  await aCustomer(api, { name: `First ${mark}` })
  await openAs(page, mine, `/customer/table?search=${mark}`)
  await expect(rowWith(page, `First ${mark}`)).toBeVisible()
  const second = await aCustomer(api, { name: `Second ${mark}` })
  await expect(rowWith(page, `Second ${mark}`)).toBeVisible()
  await api.put(`/customer/${second.id}`, { name: `Renamed ${mark}` })
  await expect(rowWith(page, `Renamed ${mark}`)).toBeVisible()
})

test('nothing is requested with the ended session while its sign-out waits for the response', async ({
  page,
}) => {
  const [mine, theirs] = await Promise.all([createUser('salesman'), createUser('salesman')])
  const api = await apiOf(theirs)
  const mark = unique()
  const { id } = await aCustomer(api, { name: `First ${mark}` })
  await openAs(page, mine, `/customer/table?search=${mark}`)
  await expect(rowWith(page, `First ${mark}`)).toBeVisible()
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url())
  })
  // The server answers the reads after it has ended the session.
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  await page.route('**/api/v1/auth/logout', async (route) => {
    await api.put(`/customer/${id}`, { name: `Renamed ${mark}` })
    // Time for the change to reach the page.
    await new Promise((resolve) => setTimeout(resolve, 400))
    const response = await route.fetch()
    end()
    // Live updates would reconnect within this time.
    await new Promise((resolve) => setTimeout(resolve, 1_400))
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.route('**/api/v1/customer?**', async (route) => {
    await ended
    await route.continue()
  })
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.unrouteAll({ behavior: 'wait' })
  expect(refused).toEqual([])
})

test('a repeated click creates one record', async ({ page }) => {
  const salesman = await createUser('salesman')
  const name = `Twice ${unique()}`
  await giveSession(page, salesman)
  await fillCustomer(page, name)
  // Slow enough for both clicks to happen before the response.
  await page.route('**/api/v1/customer', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expectToast(page, 'Customer Create Success')
  expect(await customersNamed(salesman, name)).toHaveLength(1)
})

test('a network failure during a save loses nothing, and trying again creates one record', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const name = `Offline ${unique()}`
  await giveSession(page, salesman)
  await fillCustomer(page, name)
  // Stored by the server, but the response never arrives.
  await page.route('**/api/v1/customer', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').getByText(/The server cannot be reached/)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.unroute('**/api/v1/customer')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Customer Create Success')
  expect(await customersNamed(salesman, name)).toHaveLength(1)
})

test('an unfinished invoice survives a closed tab, and is deleted when it has been discarded', async ({
  page,
  context,
}) => {
  const salesman = await createUser('salesman')
  const customer = await aCustomer(await apiOf(salesman))
  await signIn(page, salesman)
  await page.getByRole('banner').getByRole('link', { name: 'Create Invoice' }).click()
  await pick(page.getByRole('combobox', { name: 'Customer' }), customer.name)
  await page.getByLabel('Purchase Order Reference').fill('PO-12')
  await page.close()

  const tab = await context.newPage()
  await tab.goto('/invoice/create')
  await expect(tab.getByText('Your unfinished invoice was restored')).toBeVisible()
  await expect(tab.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.name)
  await expect(tab.getByLabel('Purchase Order Reference')).toHaveValue('PO-12')
  await tab.getByRole('button', { name: 'Discard' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(tab.getByLabel('Purchase Order Reference')).toHaveValue('')
  await tab.reload()
  await expect(tab.getByLabel('Purchase Order Reference')).toHaveValue('')
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, await createUser('salesman'))
  const second = await context.newPage()
  await second.goto('/customer/table')
  await expect(second.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await signOut(page)
  await expect(second).toHaveURL(/\/login$/)
})

test('an expired token is renewed once, unnoticed by the user', async ({ page }) => {
  const salesman = await createUser('salesman')
  const customer = await aCustomer(await apiOf(salesman))
  await signIn(page, salesman)
  const renewals: string[] = []
  page.on('request', (request) => request.url().endsWith('/auth/refresh') && renewals.push(request.url()))
  await expireTokensOf(page)
  await page.goto(`/customer/table?search=${customer.code}`)
  await expect(rowWith(page, customer.code)).toBeVisible()
  expect(renewals).toHaveLength(1)
  await expect(page).toHaveURL(/\/customer\/table/)
})

test('a list keeps its search, order and page over Back and reload', async ({ page }) => {
  const salesman = await createUser('salesman')
  const mark = unique()
  const customers = await severalCustomers(salesman, mark, 27)
  await signIn(page, salesman)
  await goTo(page, 'Customers')
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(mark)
  await expect(page.getByText('1–25 of 27', { exact: true })).toBeVisible()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Page 2' }).click()
  const last = customers.at(-1)?.name ?? ''
  await expect(rowWith(page, last)).toBeVisible()
  await page.getByRole('cell', { name: last }).click()
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible()
  await page.goBack()
  await expect(rowWith(page, last)).toBeVisible()
  await page.reload()
  await expect(rowWith(page, last)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toHaveValue(mark)
  await expect(page.getByText('26–27 of 27', { exact: true })).toBeVisible()
})

test('leaving a form with unsaved input asks first', async ({ page }) => {
  const salesman = await createUser('salesman')
  await signIn(page, salesman)
  await goTo(page, 'Customers')
  await page.getByRole('link', { name: 'Create Customer' }).first().click()
  await page.getByLabel('Name').fill('Unsaved')
  await goTo(page, 'Invoices')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Unsaved')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/customer\/table$/)
})

async function fillCustomer(page: Page, name: string): Promise<void> {
  await page.goto('/customer/create')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Code').fill(`C-${unique()}`)
  await page.getByRole('textbox', { name: 'Email' }).fill('buyer@shop.example')
  await page.getByRole('textbox', { name: 'Address' }).fill('Erbil')
}

async function customersNamed(person: Person, name: string): Promise<Customer[]> {
  const api = await apiOf(person)
  const { body } = await api.get<{ results: Customer[] }>(`/customer?search=${encodeURIComponent(name)}`)
  return body.results
}

/** In the order of their names. */
async function severalCustomers(person: Person, mark: string, count: number): Promise<Customer[]> {
  const api = await apiOf(person)
  const names = Array.from({ length: count }, (_, index) => `Shop ${String(index + 10)} ${mark}`)
  return Promise.all(names.map((name) => aCustomer(api, { name })))
}

/** From now on the server gets an invalid token wherever the page sends its current one. */
async function expireTokensOf(page: Page): Promise<void> {
  let expired: string | undefined
  await page.route('**/api/v1/**', async (route) => {
    const { authorization, ...headers } = await route.request().allHeaders()
    expired ??= authorization
    const isExpired = authorization !== undefined && authorization === expired
    await route.continue(isExpired ? { headers: { ...headers, authorization: 'Bearer run-out' } } : {})
  })
}
