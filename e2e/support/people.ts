import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type Api, apiClient, type Saved } from '../../src/kernel/server/testing/api-client.ts'
import { encrypted, type Session, storageKey } from '../../src/kernel/client/session/encrypted-session.ts'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { admin } from './admin.ts'

/** A user who can sign in. */
export interface Person {
  email: string
  password: string
}

/** Letters unique to the run, so that each journey finds its own records. */
export function unique(): string {
  return randomBytes(4).toString('hex')
}

/** The API as this user. */
export async function apiOf(
  { email, password }: Person,
  address = process.env['INKWELL_URL'] ?? '',
): Promise<Api> {
  const answer = await apiClient(address).post<{ access_token: string }>('/auth/login', {
    user: email,
    password,
  })
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer.body)}`)
  return apiClient(address, answer.body.access_token)
}

const ownerFor = 10 * 60_000
let owner: { api: Promise<Api>; until: number } | undefined

/** The API as the owner: one sign-in serves many journeys, since each costs a password hash. */
export function ownersApi(): Promise<Api> {
  if (!owner || owner.until < Date.now()) owner = { api: apiOf(admin), until: Date.now() + ownerFor }
  return owner.api
}

/** Creates a user with this role, who has already changed the temporary password. */
export async function createUser(role: 'admin' | 'manager' | 'salesman'): Promise<Person & { id: number }> {
  const name = `${role}-${unique()}`
  const first = { email: `${name}@inkwell.test`, password: 'for the first day' }
  const person = { ...first, password: 'ink and paper' }
  const owner = await ownersApi()
  const answer = await owner.post<Saved<{ id: number }>>('/auth/users', {
    ...first,
    first_name: 'Test',
    last_name: role,
    username: name,
    phone_number: `+9647${String(Math.random()).slice(2, 11)}`,
    role,
  })
  if (answer.status !== 201) throw new Error(`The ${role} was refused: ${JSON.stringify(answer.body)}`)
  const chosen = await (
    await apiOf(first)
  ).put('/auth/change-password', {
    old_password: first.password,
    new_password: person.password,
    confirm_password: person.password,
  })
  if (chosen.status !== 200) throw new Error(`The ${role} got no password: ${JSON.stringify(chosen.body)}`)
  return { ...person, id: answer.body.data.id }
}

/** Signs in on the sign-in page, and waits for the first screen; `t` is the language of the browser. */
export async function signIn(page: Page, { email, password }: Person, t: Translate = english): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(t('Email or Phone')).fill(email)
  await page.getByLabel(t('Password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('Login Now'), exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(userMenu(page, t)).toBeVisible()
}

/**
 * Opens a screen as a signed-in user: with a session from the API, stored like the sign-in page does. For journeys that
 * begin at that screen; loading two others first took longer than many of them.
 */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await giveSession(page, person)
  await page.goto(path)
}

/** Stores a session in this browser, which has no screen open yet. */
export async function giveSession(page: Page, { email, password }: Person): Promise<void> {
  // Requested by the page's own client, so that the server sees the same browser later.
  const answer = await page.request.post('/api/v1/auth/login', { data: { user: email, password } })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
  const { access_token, refresh_token, user }: Session = await answer.json()
  // Any address of the product works: the storage belongs to the origin.
  await page.goto('/healthz')
  const kept = encrypted({ access_token, refresh_token, user })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storageKey, kept] as const)
}

/** The button with the user's name. */
export function userMenu(page: Page, t: Translate = english): Locator {
  const [before = ''] = t('User menu for {name}', { name: '|' }).split(/[\u2066-\u2069|]/)
  return page.getByRole('button', { name: before })
}

/** Signs out through the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Another user's browser, signed in; at `path` if given, else at the first screen. */
export async function anotherDevice(browser: Browser, person: Person, path?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (path === undefined) await signIn(page, person)
  else await openAs(page, person, path)
  return page
}
