import { expect } from '@playwright/test'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { anotherDevice, apiOf, createUser, openAs, ownersApi } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

const limit = async (discount: number | null) =>
  (await ownersApi()).put('/settings', { limits: { salesman: { discount } } })

test.beforeAll(() => limit(50))
test.afterAll(() => limit(null))

test('a discount beyond the limit waits until another user approves it, and its requester is notified', async ({
  page,
  browser,
}) => {
  const [admin, salesman] = [await createUser('admin'), await createUser('salesman')]
  const { id, invoice_no } = await anInvoice(await apiOf(salesman), {
    discount: 60,
    invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
  })
  await openAs(page, salesman, `/invoice/view/${id}`)
  await expect(page.getByText('Waiting for approval: 60 % discount (USD 60.00)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden()

  const office = await anotherDevice(browser, admin)
  const card = office.getByRole('region', { name: 'Waiting for your approval' })
  await card.getByText(`${invoice_no}`).click()
  await office.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the owner')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast(office, 'Document approved.')
  await expect(office.getByText('USD 40.00').first()).toBeVisible()

  // The author sees it without reloading.
  await expect(page.getByText('Agreed with the owner')).toBeVisible()
  await page.goto('/approvals')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`${invoice_no}`) })
    .click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden()
  await page.goto('/approvals')
  await expect(page.getByRole('heading', { name: 'No documents waiting for approval' })).toBeVisible()
  await office.context().close()
})

test('a document is approved from Today, and another declined from the list of approvals', async ({
  page,
}) => {
  const [approver, salesman] = [await createUser('admin'), await apiOf(await createUser('salesman'))]
  const discounted = async () =>
    (await anInvoice(salesman, { discount: 60, invoice_products: [aLine({ quantity: 1, unit_price: 100 })] }))
      .invoice_no ?? ''
  const first = await discounted()
  await openAs(page, approver, '/dashboad')
  const card = page.getByRole('region', { name: 'Waiting for your approval' })
  await expect(card.getByRole('link').filter({ hasText: `Invoice ${first}` })).toBeVisible()
  await card.getByRole('button', { name: `Approve ${first}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, 'Document approved.')
  await expect(page.getByRole('button', { name: `Approve ${first}` })).toBeHidden()

  const second = await discounted()
  await page.goto('/approvals')
  await page.getByRole('button', { name: `Decline ${second}` }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too much')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expectToast(page, 'Document declined.')
  await expect(page.getByRole('button', { name: `Decline ${second}` })).toBeHidden()
})

test('unsaved limits stay while another section is open, and leaving the page asks first', async ({
  page,
}) => {
  await openAs(page, admin, '/settings?tab=limits')
  const managers = page.getByRole('region', { name: 'Manager' })
  await managers.getByLabel('Maximum discount').fill('40')
  const parts = page.getByRole('navigation', { name: 'Settings' })
  await parts.getByRole('link', { name: 'Money' }).click()
  await expect(managers).toBeHidden()
  await parts.getByRole('link', { name: 'Limits' }).click()
  await expect(managers.getByLabel('Maximum discount')).toHaveValue('40')
  await page.getByRole('link', { name: 'Customers' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=limits$/)
  await page.getByRole('link', { name: 'Customers' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
})
