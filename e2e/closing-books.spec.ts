import { expect } from '@playwright/test'
import { anInvoice, invoiceForm } from '../src/features/invoices/testing/an-invoice.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { openAs, ownersApi } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test('books are closed through a day after their open problems are listed, and are reopened', async ({
  page,
}) => {
  const api = await ownersApi()
  // Long before the records of other journeys.
  const draft = await anInvoice(api, { status: 'draft', invoice_date: '2001-02-10' })
  await openAs(page, admin, '/books')
  const closing = page.getByRole('region', { name: 'Close the books' })
  const opening = page.getByRole('region', { name: 'Reopen the books' })
  const decided = page.getByRole('region', { name: 'Closing history' })

  await closing.getByRole('textbox', { name: 'Closed through' }).fill('31/01/2001')
  await expect(closing.getByText('No open issues through this day.')).toBeVisible()
  await closing.getByRole('textbox', { name: 'Closed through' }).fill('28/02/2001')
  const open = closing.getByText('Drafts not issued')
  await expect(open).toBeVisible()
  await expect(open.getByRole('link')).toHaveAttribute('href', new RegExp(`/invoice/view/${draft.id}$`))

  await closing.getByRole('textbox', { name: 'Note' }).fill('The old year')
  await closing.getByRole('button', { name: 'Close the books' }).click()
  await expectToast(page, 'The books are closed through 28/02/2001.')
  await expect(decided.getByRole('row', { name: /Closed through 28\/02\/2001.*The old year/ })).toBeVisible()
  const late = { customer: draft.customer, invoice_date: '2001-02-28', unusual_date: true }
  expect(await api.post('/invoice', invoiceForm(late))).toMatchObject({
    status: 422,
    body: { errors: { invoice_date: ['The books are closed through 28/02/2001.'] } },
  })

  await opening.getByRole('textbox', { name: 'Reason' }).fill('One was forgotten')
  await opening.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('The books are open. No day has been closed yet.')).toBeVisible()
  await expect(decided.getByRole('row', { name: /All days reopened.*One was forgotten/ })).toBeVisible()
})
