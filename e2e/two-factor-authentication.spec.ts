import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { test } from './support/journey.ts'
import { createUser, type Person, signIn, signOut } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

// The first response to a user with a second factor is a refusal.
test.use({ callsMayFail: true })

/** Enters name and password on the sign-in page; the second step follows. */
async function trySignIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email or Phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login Now' }).click()
}

const isIn = (page: Page) => expect(page.getByRole('button', { name: /User menu for/ })).toBeVisible()

test('a user sets up an authenticator app and signs in with it, and with a recovery code', async ({
  page,
}) => {
  const person = await createUser('salesman')
  await signIn(page, person)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = ((await page.getByLabel('Setup key').textContent()) ?? '').replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const code = page.getByLabel('Code from the app')
  await code.fill('000 000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is incorrect. Enter the current code from the app.')).toBeVisible()
  await code.fill(totp.generate({ timestamp: Date.now() - 30_000 }))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
  await signOut(page)

  const asked = page.getByLabel('Code', { exact: true })
  await trySignIn(page, person)
  await asked.fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').getByText('This code is incorrect')).toBeVisible()
  await asked.fill(totp.generate())
  await page.keyboard.press('Enter')
  await isIn(page)
  await signOut(page)

  await trySignIn(page, person)
  await asked.fill(recovery)
  await page.keyboard.press('Enter')
  await isIn(page)
  await page.goto('/profile')
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible()
})

test('a user signs in with a passkey without a password, and removes it', async ({ page }) => {
  const person = await createUser('salesman')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Passkeys need a host name, not an IP address.
  const site = (process.env['INKWELL_URL'] ?? '').replace('127.0.0.1', 'localhost')
  await page.goto(`${site}/login`)
  await trySignIn(page, person)
  await isIn(page)
  await page.goto(`${site}/profile`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expectToast(page, 'Passkey added.')
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await signOut(page)

  // The password alone is no longer enough.
  await trySignIn(page, person)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await isIn(page)
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await isIn(page)

  await page.goto(`${site}/profile`)
  await page.getByRole('button', { name: /Remove passkey/ }).click()
  await expectToast(page, 'Passkey removed.')
  await signOut(page)
  await trySignIn(page, person)
  await isIn(page)
})
