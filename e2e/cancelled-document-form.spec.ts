import { expect } from '@playwright/test'
import type { Saved } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('the form of a cancelled petty cash entry shows that it is cancelled, and has no save button', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const form = {
    project_name: `Tea ${unique()}`,
    project_amount: 12_500,
    receipt_no: '1',
    receipt_form: 'Paper',
  }
  const { id } = (await api.post<Saved<{ id: number }>>('/petty-cash', form)).body.data
  expect((await api.post(`/petty-cash/${id}/cancel`, { reason: 'Written twice' })).status).toBe(200)
  await openAs(page, admin, `/petty-cash/update/${id}`)
  await expect(page.getByText('A cancelled document cannot be changed.')).toBeVisible()
  await expect(page.getByText('Written twice')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByLabel('Project Name')).toHaveCount(0)
  await page.getByRole('link', { name: 'View', exact: true }).click()
  await expect(page).toHaveURL(`/petty-cash/view/${id}`)
})
