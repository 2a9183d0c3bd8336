import { stat } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { openAs } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test('the owner sees the backup folder, makes a backup, sees that it was checked, and downloads it', async ({
  page,
}) => {
  await openAs(page, admin, '/settings?tab=backups')
  const backups = page.getByRole('region', { name: 'Backups' })
  await expect(backups.getByText('Daily at')).toBeVisible()
  await expect(backups.getByRole('alert')).toContainText('on the same disk as the data')
  await backups.getByRole('button', { name: 'Back up now' }).click()
  await expectToast(page, 'Backup started.')
  const made = backups.getByRole('listitem').filter({ hasText: 'Manual' }).first()
  await expect(made).toContainText('Verified', { timeout: 60_000 })
  await expect(made).toContainText(/by .* rows · /)
  await expect(backups).toContainText('The newest verified backup is')

  const download = page.waitForEvent('download')
  await made.getByRole('button', { name: /Download backup of/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^inkwell-.*-by-hand-[0-9a-f]{8}-[0-9a-f]{8}\.inkwell$/)
  expect((await stat(await file.path())).size).toBeGreaterThan(1000)
  await expect(made).toContainText('Downloaded')
})
