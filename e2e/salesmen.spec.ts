import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, ownersApi, unique } from './support/people.ts'
import { detail, doWithRow, pick, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'
import { untilRead } from './support/walk.ts'

/** A salesman with a unique name. */
async function aSeller(mark: string) {
  const seller = await createUser('salesman')
  const owner = await ownersApi()
  const named = { last_name: mark, date_of_birth: '1990-01-01', user_status: 'active' }
  const answer = await owner.put(`/auth/user/update/${seller.id}`, named)
  expect(answer.status).toBe(200)
  return { ...seller, name: `Test ${mark}`, api: await apiOf(seller) }
}

test('invoices are assigned to another salesman, and a leaving user’s open work is reassigned', async ({
  page,
}) => {
  const mark = unique()
  const [leaver, heir] = [await aSeller(`leaver${mark}`), await aSeller(`heir${mark}`)]
  const { id: customer } = await aCustomer(leaver.api, { name: `Shop ${mark}` })
  const { id } = await anInvoice(leaver.api, { customer })
  await anInvoice(leaver.api, { customer })

  await openAs(page, await createUser('manager'), `/invoice/table?customer=${customer}`)
  await page.getByRole('checkbox', { name: 'Select row' }).last().check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Change salesman' }).click()
  const changing = page.getByRole('dialog', { name: 'Change salesman' })
  await pick(changing.getByRole('combobox', { name: 'Salesman' }), heir.name)
  await expect(changing.getByText('Available for 1 of 1 selected.')).toBeVisible()
  await expect(changing.getByRole('button', { name: 'Change salesman of 1' })).toBeDisabled()
  await changing.getByLabel('Reason').fill('A new area')
  await changing.getByRole('button', { name: 'Change salesman of 1' }).click()
  await expectToast(page, '1 of 1 done')
  await page.goto(`/invoice/view/${id}`)
  await expect(detail(page, 'Salesman')).toHaveText(heir.name)
  // The history is read in view, which lies at the end of the page.
  await untilRead(page)
  await expect(page.getByText('A new area')).toBeVisible()

  // The owner deactivates the leaver, and is offered to reassign their records.
  const owner = await page.context().browser()?.newPage()
  if (!owner) throw new Error('There is no browser.')
  await openAs(owner, admin, `/users/table?search=${leaver.email}`)
  await doWithRow(rowWith(owner, leaver.email), 'Put on hold')
  const offer = owner.getByRole('status').filter({ hasText: 'still has customers or open invoices' })
  await offer.getByRole('button', { name: 'Reassign customers…' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Reassign customers' })
  await expect(dialog.getByText('Customers: 1, open invoices: 1.')).toBeVisible()
  await pick(dialog.getByRole('combobox', { name: 'To' }), heir.name)
  await dialog.getByLabel('Reason').fill('Left the house')
  await dialog.getByRole('button', { name: 'Reassign', exact: true }).click()
  await expectToast(owner, 'Reassigned. Customers: 1, invoices: 1.')
  await expect(offer).toHaveCount(0)
  await owner.close()

  await openAs(page, heir, '/invoice/table?mine=true')
  await expect(page.getByRole('row', { name: `Shop ${mark}` })).toHaveCount(2)
  await page.goto('/dashboad')
  await expect(page.getByText('Overview of your own sales')).toBeVisible()
})
