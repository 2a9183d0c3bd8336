import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, ownersApi, unique } from './support/people.ts'
import { choose } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// Another user's customer has the code.
test.use({ viewport: { width: 1440, height: 768 }, callsMayFail: true })

/** Lets the server propose these codes, one at a time: those of other journeys would come between. */
async function proposals(page: Page, path: string, first: string) {
  const answer = { next: first }
  await page.route(`**/api/v1/${path}/next-code`, (route) => route.fulfill({ json: answer }))
  return (next: string) => void (answer.next = next)
}

async function openCustomerDialog(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Customer' }).fill(name)
  await page.getByRole('option', { name: '+ Create Customer' }).click()
  return page.getByRole('dialog', { name: 'Create New Customer' })
}

test('a customer is created from an invoice with the required fields and the proposed code', async ({
  page,
}) => {
  const mark = unique()
  const salesman = await createUser('salesman')
  const propose = await proposals(page, 'customer', `Q-${mark}-7`)
  await openAs(page, salesman, '/invoice/create')
  const dialog = await openCustomerDialog(page, `Zagros ${mark}`)
  const [code, save] = [dialog.getByLabel('Code'), dialog.getByRole('button', { name: 'Save' })]
  await expect(code).toHaveValue(`Q-${mark}-7`)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  for (const name of ['Name', 'Code', 'Email', 'Address']) {
    await expect(dialog.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveCount(0)
  await expect(save).toBeInViewport({ ratio: 1 })

  // While nothing else is entered, the code follows what others create.
  propose(`Q-${mark}-8`)
  await aCustomer(await ownersApi())
  await expect(code).toHaveValue(`Q-${mark}-8`)
  await code.fill(`Mine ${mark}`)
  propose(`Q-${mark}-9`)
  const asked = page.waitForResponse('**/customer/next-code')
  await aCustomer(await ownersApi())
  await asked
  await expect(code).toHaveValue(`Mine ${mark}`)

  await dialog.getByRole('textbox', { name: 'Email' }).fill('zagros@example.com')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Erbil')
  const more = dialog.getByRole('button', { name: 'More fields' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.press('Enter')
  await expect(save).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeFocused()
  await page.keyboard.type('0750 123')
  await save.click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(`Zagros ${mark}`)
  const { body } = await (await apiOf(salesman)).get<{ results: object[] }>(`/customer?search=Mine ${mark}`)
  expect(body.results).toMatchObject([{ code: `Mine ${mark}`, phone: '0750 123' }])
})

test('a customer is saved with the next code if another user takes the proposed one at the same moment', async ({
  page,
}) => {
  const mark = unique()
  const propose = await proposals(page, 'customer', `R-${mark}-1`)
  await openAs(page, await createUser('salesman'), '/invoice/create')
  const dialog = await openCustomerDialog(page, `Sirwan ${mark}`)
  const code = dialog.getByLabel('Code')
  await expect(code).toHaveValue(`R-${mark}-1`)
  await dialog.getByRole('switch', { name: 'No email address' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Halabja')
  const asked = page.waitForResponse('**/customer/next-code')
  await aCustomer(await ownersApi(), { code: `r-${mark}-1` })
  await asked
  propose(`R-${mark}-2`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, `Another user took code R-${mark}-1. Saved with code R-${mark}-2.`)
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(`Sirwan ${mark}`)

  // A code that the user has entered is the user's to change.
  await openCustomerDialog(page, `Sirwan ${mark} two`)
  await code.fill(`r-${mark}-1`)
  propose(`R-${mark}-3`)
  await dialog.getByRole('switch', { name: 'No email address' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Halabja')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toHaveValue(`r-${mark}-1`)
})

test('a product is created from an invoice with the required fields and the proposed code', async ({
  page,
}) => {
  const mark = unique()
  await proposals(page, 'product', `P-${mark}-4`)
  await openAs(page, await createUser('salesman'), '/invoice/create')
  await page.getByRole('button', { name: 'Add product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add product' })
  await dialog.getByRole('combobox', { name: 'Product' }).fill(`Pen ${mark}`)
  await page.getByRole('option', { name: '+ Create Product' }).click()
  await expect(dialog.getByLabel('Item Code')).toHaveValue(`P-${mark}-4`)
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Unit Price')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'More fields' }).click()
  await expect(save).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('Unit Price').fill('2.5')
  await choose(dialog.getByRole('combobox', { name: 'Pen Type' }), 'Pen Pack Product')
  await save.click()
  await expect(dialog.getByText(`P-${mark}-4`)).toBeVisible()
  await expect(dialog.getByLabel('Unit Price')).toHaveValue(/^2\.50?$/)
})

test('a customer’s and a product’s own form propose the code, too, and leaving them untouched asks nothing', async ({
  page,
}) => {
  const mark = unique()
  await proposals(page, 'customer', `S-${mark}-7`)
  await proposals(page, 'product', `T-${mark}-4`)
  await openAs(page, await createUser('manager'), '/customer/create')
  const code = page.getByLabel('Code', { exact: false })
  await expect(code).toHaveValue(`S-${mark}-7`)
  await page.goto('/product/create')
  await expect(page.getByLabel('Item Code')).toHaveValue(`T-${mark}-4`)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/product\/table$/)

  await page.goto('/customer/create')
  await expect(code).toHaveValue(`S-${mark}-7`)
  const values = { Name: `Sirwan ${mark}`, Email: 'sirwan@example.com', Address: 'Halabja' }
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/customer\/table$/)
  const { body } = await (
    await ownersApi()
  ).get<{ results: { code: string }[] }>(`/customer?search=${encodeURIComponent(`Sirwan ${mark}`)}`)
  expect(body.results.map((customer) => customer.code)).toEqual([`S-${mark}-7`])
})
