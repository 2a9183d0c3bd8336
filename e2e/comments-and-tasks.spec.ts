import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { test } from './support/journey.ts'
import { anotherDevice, apiOf, createUser, openAs, unique } from './support/people.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

test('a user is mentioned by keyboard, is notified on a phone within two seconds, and is led to the comment', async ({
  page,
  browser,
}) => {
  const [seller, manager] = [await createUser('salesman'), await createUser('manager')]
  const [username = ''] = seller.email.split('@')
  const { id } = await aCustomer(await apiOf(manager), { name: `Rafidain ${unique()}` })
  const phone = await anotherDevice(browser, seller)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/dashboad')
  const bell = phone.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')

  await openAs(page, manager, `/customer/view/${id}`)
  const text = page.getByRole('textbox', { name: 'Add a comment' })
  await text.scrollIntoViewIfNeeded()
  await text.focus()
  await page.keyboard.type(`They moved, @${username.slice(0, -2)}`)
  await expect(page.getByRole('option', { name: username })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(`They moved, @${username} `)
  await page.keyboard.type('please go there')
  await page.keyboard.press('Control+Enter')
  const comments = page.getByRole('region', { name: 'Comments' })
  await expect(comments.getByRole('listitem')).toContainText('please go there')
  await expect(text).toHaveValue('')

  await expect(bell).toHaveAccessibleName('Notifications, 1 new')
  await bell.focus()
  await phone.keyboard.press('Enter')
  const notice = phone.getByRole('region', { name: 'Notifications' }).getByRole('link')
  await expect(notice).toContainText('please go there')
  await notice.focus()
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(`/customer/view/${id}`)
  await expect(bell).toHaveAccessibleName('Notifications')
  const thread = phone.getByRole('region', { name: 'Comments' })
  await thread.scrollIntoViewIfNeeded()
  await expect(thread.getByRole('listitem')).toContainText(`@${username}`)
})

test('a user deletes their own comment, and restores it', async ({ page }) => {
  const manager = await createUser('manager')
  const { id } = await aCustomer(await apiOf(manager))
  await openAs(page, manager, `/customer/view/${id}`)
  await page.getByLabel('Add a comment').fill('Wrong customer')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem')
  await comments.getByRole('button', { name: 'Delete comment' }).click()
  await expect(comments).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(comments).toHaveCount(1)
})

test('a task about a record is created, appears in its user’s list, and is completed by keyboard', async ({
  page,
  browser,
}) => {
  const [seller, manager] = [await createUser('salesman'), await createUser('manager')]
  const name = `Rafidain ${unique()}`
  const { id } = await aCustomer(await apiOf(manager), { name })
  await openAs(page, manager, `/customer/view/${id}`)
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await tasks.scrollIntoViewIfNeeded()
  await tasks.getByRole('button', { name: 'Add task' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add task' })
  await expect(dialog.getByLabel('Task')).toBeFocused()
  await page.keyboard.type('Bring the samples')
  await page.keyboard.press('Control+s')
  await expect(tasks.getByRole('checkbox', { name: 'Bring the samples' })).toBeVisible()

  const theirs = await anotherDevice(browser, seller, '/task')
  await expect(theirs.getByText('No open tasks.')).toBeVisible()
  await (
    await apiOf(manager)
  ).post('/task', {
    text: 'Call them',
    person: seller.id,
    resource: 'customer',
    record: id,
  })
  const task = theirs.getByRole('checkbox', { name: 'Call them' })
  await expect(task).toBeVisible()
  await expect(theirs.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
  await task.focus()
  await theirs.keyboard.press('Space')
  await expect(theirs.getByText('No open tasks.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})
