import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { productForm } from '../src/features/products/testing/a-product.ts'
import type { Listed } from '../src/kernel/server/testing/api-client.ts'
import { formOf, pictureFile } from '../src/kernel/server/testing/a-picture.ts'
import { admin } from './support/admin.ts'
import { isAffected } from './support/affected.ts'
import { leaveBy, openByKey, startsInside } from './support/dialogs.ts'
import { test } from './support/journey.ts'
import { giveSession, createUser, ownersApi, unique } from './support/people.ts'
import { rowWith } from './support/screen.ts'

// Empty forms and outdated versions are failing calls.
test.use({ callsMayFail: true })
test.describe.configure({ mode: 'parallel' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isWrong = (input: Locator) => expect(input).toHaveAttribute('aria-invalid', 'true')

/** How to reach each dialog, by its source file. */
const walks: Record<string, (page: Page) => Promise<void>> = {
  'features/people/account/edit-profile': async (page) => {
    await page.goto('/profile')
    await sentEmpty(page, button(page, 'Edit Profile'), 'Date of Birth')
  },
  'features/people/account/password-change': async (page) => {
    await page.goto('/profile')
    await sentEmpty(page, button(page, 'Password Change'), 'Old Password')
  },
  'features/people/factors/second-factor': async (page) => {
    await page.goto('/profile')
    await sentEmpty(page, button(page, 'Set up authenticator app'), 'Code from the app')
  },
  'features/reassignment/reassign-dialog': async (page) => {
    const { id } = await createUser('salesman')
    await page.goto(`/users/view/${id}`)
    await sentEmpty(page, button(page, 'Reassign customers…'), 'To')
  },
  'features/money/accounts/screens/account-form': async (page) => {
    await page.goto('/')
    await sentEmpty(page, button(page, 'Add account'), 'Name')
  },
  'features/money/accounts/screens/account-dialog': async (page) => {
    await page.goto('/')
    const to = page.getByRole('button', { name: 'PEN-COMPANY' })
    await leaveBy(page, 'Escape', { dialog: await openByKey(page, to), to })
    const dialog = await openByKey(page, to)
    await dialog.getByRole('button', { name: 'Update' }).press('Enter')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByLabel('Name').fill('')
    await page.keyboard.press('Control+s')
    await isWrong(dialog.getByLabel('Name'))
    await leaveBy(page, 'Escape', { dialog, to })
  },
  'features/desk/tasks/task-dialog': async (page) => {
    const { id } = await aCustomer(await ownersApi())
    await page.goto(`/customer/view/${id}`)
    await sentEmpty(page, button(page, 'Add task'), 'Task')
    const text = `Call ${unique()}`
    await (await ownersApi()).post('/task', { text })
    await page.goto('/task')
    const to = button(page, `Update: ${text}`)
    const dialog = await openByKey(page, to)
    await dialog.getByLabel('Task').fill('')
    await page.keyboard.press('Control+s')
    await isWrong(dialog.getByLabel('Task'))
    await leaveBy(page, 'Escape', { dialog, to })
  },
  'features/invoices/form/lines/pasting/paste-modal': async (page) => {
    await page.goto('/invoice/create')
    await sentEmpty(page, button(page, 'Paste lines'), 'Lines')
  },
  'kernel/client/entity-form/call-form/reason-dialog': async (page) => {
    const { id } = await anInvoice(await ownersApi())
    await page.goto(`/invoice/view/${id}`)
    await sentEmpty(page, button(page, 'More'), 'Reason', 'Cancel invoice')
  },
  'kernel/client/entity-table/views/save-view': async (page) => {
    await page.goto('/customer/table')
    await sentEmpty(page, button(page, 'Views'), 'Name', 'Save as new view…')
  },
  'kernel/client/bulk/job/bulk-dialog': async (page) => {
    const { code } = await aCustomer(await ownersApi())
    await page.goto(`/customer/table?search=${code}`)
    await page.getByRole('checkbox', { name: 'Select row' }).check()
    const to = page.getByRole('toolbar').getByRole('button', { name: 'Delete' })
    const dialog = await openByKey(page, to)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await leaveBy(page, 'Escape', { dialog, to })
  },
  'features/money/reconcile/resolutions/voucher-dialog': async (page) => {
    const api = await ownersApi()
    const invoice = await anInvoice(api)
    const { body } = await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice.id}`)
    await api.put(`/invoice-tracker/${body.results[0]?.id}`, { total_paid: 3 })
    await page.goto('/reconcile')
    for (const more of await page.getByRole('button', { name: /^Show \d+ more$/ }).all()) await more.click()
    const line = page.getByRole('listitem').filter({ hasText: invoice.invoice_no ?? '' })
    const to = line.getByRole('button', { name: 'Create voucher' })
    await leaveBy(page, 'Escape', { dialog: await openByKey(page, to), to })
    const dialog = await openByKey(page, to)
    await page.keyboard.press('Control+s')
    await expect(dialog).toBeHidden()
    await expect(line).toBeHidden()
  },
  'features/people/users/reset-password': async (page) => {
    const { id } = await createUser('salesman')
    await page.goto(`/users/view/${id}`)
    const to = button(page, 'Reset password')
    const question = await openByKey(page, to)
    await leaveBy(page, 'Escape', { dialog: question, to })
    // Its button is disabled during the call, and the result follows the confirmation.
    await openByKey(page, to)
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Temporary password' })).toBeVisible()
    await leaveBy(page, 'Escape', { dialog: await startsInside(page), to })
  },
  'kernel/client/messages/question-dialog': async (page) => {
    const { code, name } = await aCustomer(await ownersApi())
    await page.goto(`/customer/table?search=${encodeURIComponent(code)}`)
    const to = rowWith(page, name).getByRole('button', { name: 'Delete' })
    await leaveBy(page, 'Escape', { dialog: await openByKey(page, to), to })
  },
  'kernel/client/show/pictures/whole-picture': async (page) => {
    const items = `Nib ${unique()}`
    const image = await pictureFile('png', { width: 320, height: 240 })
    await (await ownersApi()).post('/product', formOf({ ...productForm({ items }), image }))
    await page.goto(`/product/table?search=${encodeURIComponent(items)}`)
    const to = rowWith(page, items).getByRole('button', { name: /Enlarge picture/ })
    await leaveBy(page, 'Escape', { dialog: await openByKey(page, to), to })
  },
  'kernel/client/shell/keyboard/keyboard-help': async (page) => {
    await page.goto('/')
    const to = page.getByRole('banner').getByRole('link', { name: 'Create Invoice' })
    await to.focus()
    await page.keyboard.press('Shift+?')
    await leaveBy(page, 'Escape', { dialog: await startsInside(page), to })
  },
  'features/invoices/choosing/invoice-dialog': async (page) => {
    await page.goto('/receipt-voucher/create')
    const to = page.getByRole('combobox', { name: 'Invoice' })
    await to.fill(`Nothing ${unique()}`)
    await page.getByRole('option', { name: 'Create Invoice' }).click()
    const dialog = await startsInside(page)
    await page.keyboard.press('Control+s')
    await isWrong(dialog.getByRole('combobox', { name: 'Customer' }))
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(to).toBeFocused()
  },
  'kernel/client/entity-form/create-form': async (page) => {
    await page.goto('/receive-money')
    const to = page.getByRole('combobox', { name: 'Customer' })
    await to.fill(`Nobody ${unique()}`)
    await page.getByRole('option', { name: 'Create Customer' }).click()
    const dialog = await startsInside(page)
    await page.keyboard.press('Control+s')
    await isWrong(dialog.getByRole('textbox', { name: 'Email' }))
    await leaveBy(page, 'Escape', { dialog, to })
  },
  'kernel/client/entity-form/conflict-dialog': async (page) => {
    const api = await ownersApi()
    const { id } = await aCustomer(api)
    await page.goto(`/customer/update/${id}`)
    await page.getByLabel('Work').fill('Printing')
    await api.put(`/customer/${id}`, { work: 'Packing' })
    await expect(page.getByText('Someone else changed this record')).toBeVisible()
    const to = page.getByLabel('Work')
    await to.focus()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog', { name: 'Two users changed this record' })).toBeVisible()
    await leaveBy(page, 'Escape', { dialog: await startsInside(page), to })
  },
}

/** Dialogs that other journeys open in the same way. */
const elsewhere = [
  // dialogs.spec.ts
  'features/invoices/form/lines/dialogs/line-modal',
  // confirm-password.spec.ts
  'features/people/account/confirm-password-dialog',
]

/** Ctrl+S submits the form of a dialog, which then shows what is missing; the dialog may be opened from a menu. */
async function sentEmpty(page: Page, to: Locator, missing: string, entry?: string): Promise<void> {
  if (entry) await to.press('Enter')
  const dialog = await openByKey(page, entry ? page.getByRole('menuitem', { name: entry }) : to)
  await page.keyboard.press('Control+s')
  await isWrong(dialog.getByLabel(missing).first())
  await leaveBy(page, 'Escape', { dialog, to })
}

/** Dialogs unchanged since all were tested are skipped. */
function isDrawnAnew(file: string): boolean {
  return ['e2e/every-dialog.spec.ts', `src/${file}.tsx`, `src/${file}.client.tsx`].some(isAffected)
}

for (const [file, walk] of Object.entries(walks).filter(([file]) => isDrawnAnew(file))) {
  test(`the dialog of ${file} starts in an input or on its answer, accepts Ctrl+S, and returns the focus`, async ({
    page,
  }) => {
    await giveSession(page, admin)
    await walk(page)
  })
}

test('no dialog is left out of the test', () => {
  const drawn = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && /<Dialog\b/.test(readFileSync(join('src', file), 'utf8')))
    .map((file) => file.replace(/(\.client)?\.tsx$/, ''))
  expect(drawn.toSorted()).toEqual([...Object.keys(walks), ...elsewhere].toSorted())
})
