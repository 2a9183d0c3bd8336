import { type Browser, expect, type Page } from '@playwright/test'
import { pictureFile } from '../src/kernel/server/testing/a-picture.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { apiOf, ownersApi, signIn, unique } from './support/people.ts'
import { doWithRow, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// Refused, held and deleted users get failing calls; everything else must log nothing.
test.use({ callsMayFail: true })

const firstPassword = 'a pen of my own'
const secondPassword = 'another pen of mine'
const thirdPassword = 'the last of my pens'

/** A separate browser window for a user. */
async function windowOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return await context.newPage()
}

/** Tries to sign in on the sign-in page. */
async function trySignIn(page: Page, user: string, password: string) {
  await page.getByLabel('Email or Phone').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login Now' }).click()
}

/** The text input with this label; a password has a button to show it beside. */
const input = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function findUser(page: Page, name: string) {
  await page.goto(`/users/table?search=${name}`)
  const row = rowWith(page, name)
  await expect(row).toBeVisible()
  return row
}

test('a user registers, is approved, works within their permissions, is put on hold and deleted', async ({
  browser,
}) => {
  test.slow()
  const name = `nora-${unique()}`
  const email = `${name}@example.com`
  const [nora, boss] = [await windowOf(browser), await windowOf(browser)]
  await signIn(boss, admin)

  await test.step('registers', async () => {
    await nora.goto('/login')
    await nora.getByRole('link', { name: 'Recovery' }).click()
    const filled = {
      'First Name': 'Nora',
      'Last Name': name,
      'User Name': name,
      Phone: `٠٧٧${String(Math.random()).slice(2, 10)}`,
      Email: email,
    }
    for (const [label, value] of Object.entries(filled)) await input(nora, label).fill(value)
    await input(nora, 'Password').fill(firstPassword)
    await input(nora, 'Confirm Password').fill('something else')
    await nora.getByRole('button', { name: 'Register' }).click()
    await expect(nora.getByText('Confirm Password do not match.')).toBeVisible()
    await input(nora, 'Confirm Password').fill(firstPassword)
    await nora.getByRole('button', { name: 'Register' }).click()
    await expect(nora).toHaveURL(/login/)
    await expect(nora.getByText('Your account is waiting for approval.').first()).toBeVisible()
    await trySignIn(nora, email, firstPassword)
    await expect(nora.getByRole('alert').getByText('Your account is waiting for approval.')).toBeVisible()
  })

  await test.step('is let in with one click', async () => {
    const users = sidebar(boss).getByRole('link', { name: /Users \d+ waiting for approval/ })
    // The number arrived by a live update while another page was open.
    await users.click()
    const row = await findUser(boss, name)
    await expect(row.getByText('Pending')).toBeVisible()
    await doWithRow(row, 'Activate')
    await expect(row.getByText('Active', { exact: true })).toBeVisible()
    await trySignIn(nora, name, firstPassword)
    await expect(nora).toHaveURL(/dashboad/)
  })

  await test.step('works within the rights of a salesman', async () => {
    await expect(sidebar(nora).getByRole('link', { name: 'Customers' })).toBeVisible()
    for (const closed of ['Users', 'Settings']) {
      await expect(sidebar(nora).getByRole('link', { name: closed })).toHaveCount(0)
    }
    for (const closed of ['/users/table', '/users/create', '/settings']) {
      await nora.goto(closed)
      await expect(nora.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
    }
    await createCustomer(nora, name)
    const row = rowWith(nora, name)
    await expect(row.getByRole('link', { name: 'Update' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })

  await test.step('gets a right, and loses it, while looking', async () => {
    const remove = rowWith(nora, name).getByRole('button', { name: 'Delete' })
    await boss.goto('/settings?tab=permissions')
    const right = boss.getByRole('checkbox', { name: 'Salesman: delete customers' })
    await right.check()
    await expect(remove).toBeVisible()
    await right.uncheck()
    await expect(remove).toHaveCount(0)
  })

  await test.step('changes the password', async () => {
    await nora.getByRole('button', { name: /User menu/ }).click()
    await nora.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(nora.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible()
    await nora.getByRole('button', { name: 'Password Change' }).click()
    await changePassword(nora, 'not the old one', secondPassword)
    await expect(nora.getByText('Old password is incorrect.')).toBeVisible()
    await changePassword(nora, firstPassword, secondPassword)
    await expectToast(nora, 'Password changed.')
    await expect(nora.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('signs out all other devices', async () => {
    const phone = await apiOf({ email, password: secondPassword })
    await nora.reload()
    const devices = nora.getByRole('listitem').filter({ hasText: 'Last used' })
    await expect(devices).toHaveCount(2)
    await nora.getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(devices).toHaveCount(1)
    expect((await phone.get('/auth/me')).status).toBe(401)
  })

  await test.step('edits the profile', async () => {
    await nora.getByRole('button', { name: 'Edit Profile' }).click()
    const dialog = nora.getByRole('dialog', { name: 'Edit Profile' })
    for (const closed of ['User Name', 'Phone', 'Email']) {
      await expect(dialog.getByRole('textbox', { name: closed })).toBeDisabled()
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Date of Birth is required.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Date of Birth' }).fill('31/12/1999')
    const picture = await pictureFile('png')
    const buffer = Buffer.from(await picture.arrayBuffer())
    await dialog.getByLabel('Image').setInputFiles({ name: picture.name, mimeType: picture.type, buffer })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(nora, 'Profile Update Success')
    await expect(nora.getByText('31/12/1999')).toBeVisible()
    await expect(nora.getByRole('main').locator('img[src*="/api/v1/image/"]').first()).toBeVisible()
  })

  await test.step('forgets the password and is given another', async () => {
    await doWithRow(await findUser(boss, name), 'View')
    await boss.getByRole('button', { name: 'Reset password' }).click()
    await boss.getByRole('button', { name: 'Reset', exact: true }).click()
    const given = await boss.getByRole('dialog').getByRole('textbox', { name: 'Password' }).inputValue()
    await boss.getByRole('button', { name: 'Done' }).click()
    await expect(nora).toHaveURL(/login/)
    await expect(nora.getByText('You were signed out. Sign in again.')).toBeVisible()
    await trySignIn(nora, name, given)
    await expect(nora.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect(nora.getByText(/Olive Owner set a temporary password for you on \d/)).toBeVisible()
    await nora.goto('/customer/table')
    await expect(nora.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect(sidebar(nora)).toHaveCount(0)
    await changePassword(nora, given, 'password')
    await expect(nora.getByText('This password is too common. Choose another.')).toBeVisible()
    await changePassword(nora, given, thirdPassword)
    await expect(nora.getByRole('heading', { name: 'Customers' })).toBeVisible()
  })

  await test.step('is held while typing, and finds it again', async () => {
    await nora.goto('/customer/create')
    await input(nora, 'Name').fill('Half a customer')
    const row = await findUser(boss, name)
    await doWithRow(row, 'Put on hold')
    await expect(row.getByText('Hold', { exact: true })).toBeVisible()
    await expect(nora).toHaveURL(/login/)
    await trySignIn(nora, name, thirdPassword)
    await expect(nora.getByText('Your account is on hold.')).toBeVisible()
    await doWithRow(row, 'Activate')
    await expect(row.getByText('Active', { exact: true })).toBeVisible()
    // Like another day: only what the browser stores is left.
    await nora.reload()
    await trySignIn(nora, name, thirdPassword)
    await expect(input(nora, 'Name')).toHaveValue('Half a customer')
    await expect(nora.getByText('Your unsaved changes were restored')).toBeVisible()
  })

  await test.step('is deleted, and what she wrote keeps her name', async () => {
    const row = await findUser(boss, name)
    await doWithRow(row, 'Delete')
    const dialog = boss.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog.getByText('Do you want to delete?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel!' }).click()
    await expectToast(boss, 'Your item is safe :)')
    await doWithRow(row, 'Delete')
    await dialog.getByRole('button', { name: 'Delete!' }).click()
    await expectToast(boss, 'Item successfully deleted.')
    await expect(nora).toHaveURL(/login/)
    await boss.goto(`/customer/table?search=${name}`)
    await doWithRow(rowWith(boss, name), 'View')
    await boss.getByRole('tab', { name: 'History' }).click()
    await expect(
      boss.getByRole('listitem').filter({ hasText: `Nora ${name} created this record` }),
    ).toBeVisible()
  })
})

async function createCustomer(page: Page, name: string) {
  await page.goto('/customer/create')
  for (const [label, value] of Object.entries({
    Name: name,
    Code: name,
    Email: `${name}@shop.example`,
    Address: 'Erbil',
  })) {
    await input(page, label).fill(value)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/customer\/table/)
}

async function changePassword(page: Page, old: string, next: string) {
  await input(page, 'Old Password').fill(old)
  await input(page, 'New Password').fill(next)
  await input(page, 'Confirm Password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('the first owner enters their own name at the first sign-in', async ({ page }) => {
  const name = `owner-${unique()}`
  const email = `${name}@inkwell.test`
  const made = await (
    await ownersApi()
  ).post('/auth/users', {
    email,
    password: 'for the first day',
    first_name: 'Inkwell',
    last_name: 'Administrator',
    username: name,
    phone_number: `+9647${String(Math.random()).slice(2, 11)}`,
    role: 'admin',
  })
  expect(made.status).toBe(201)
  await page.goto('/login')
  await trySignIn(page, email, 'for the first day')
  await changePassword(page, 'for the first day', 'ink and paper')
  await expect(page.getByRole('heading', { name: 'Enter your name' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Enter your name' })).toBeVisible()
  await expect(sidebar(page)).toHaveCount(0)
  await input(page, 'First Name').fill('Layla')
  await input(page, 'Last Name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: /^Good .*Layla/ })).toBeVisible()
})
