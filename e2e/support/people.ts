import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type Api, apiClient, type Saved } from '../../src/kernel/server/testing/api-client.ts'
import { encrypted, type Session, storageKey } from '../../src/kernel/client/session/encrypted-session.ts'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { admin } from './admin.ts'

/** Somebody who can sign in. */
export interface Person {
  email: string
  password: string
}

/** A few letters that nothing else in the run contains, so that each journey finds its own records. */
export function unique(): string {
  return randomBytes(4).toString('hex')
}

/** The API as this person uses it. */
export async function apiOf({ email, password }: Person): Promise<Api> {
  const address = process.env['INKWELL_URL'] ?? ''
  const answer = await apiClient(address).post<{ access_token: string }>('/auth/login', {
    user: email,
    password,
  })
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer.body)}`)
  return apiClient(address, answer.body.access_token)
}

const ownerFor = 10 * 60_000
let owner: { api: Promise<Api>; until: number } | undefined

/** The API as the owner uses it: one sign-in serves many journeys, since each costs the hash of a password. */
export function ownersApi(): Promise<Api> {
  if (!owner || owner.until < Date.now()) owner = { api: apiOf(admin), until: Date.now() + ownerFor }
  return owner.api
}

/** A new colleague with this role, taken on by the owner; who has chosen a password since. */
export async function hire(role: 'admin' | 'manager' | 'salesman'): Promise<Person & { id: number }> {
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

/** Signs in as people do, and waits for the first screen; `t` is the language that the browser asks for. */
export async function signIn(page: Page, { email, password }: Person, t: Translate = english): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(t('Email or Phone')).fill(email)
  await page.getByLabel(t('Password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('Login Now'), exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(userMenu(page, t)).toBeVisible()
}

/**
 * Comes to a screen as somebody who has signed in: with a session that the API gave this browser, as the sign-in page
 * keeps it. For journeys that begin at that screen; loading two others on the way took longer than many of them.
 */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await giveSession(page, person)
  await page.goto(path)
}

/** What signing in leaves in this browser, which is at no screen yet. */
export async function giveSession(page: Page, { email, password }: Person): Promise<void> {
  // Asked for by the page's own client, so that the server sees the browser that it will hear from.
  const answer = await page.request.post('/api/v1/auth/login', { data: { user: email, password } })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
  const { access_token, refresh_token, user }: Session = await answer.json()
  // Any address of the product will do: what a browser stores belongs to all of them.
  await page.goto('/healthz')
  const kept = encrypted({ access_token, refresh_token, user })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storageKey, kept] as const)
}

/** The button with the person's own name in it. */
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

/** A browser of somebody else, in which they have signed in; it stands at a screen if one is given, else at the first. */
export async function anotherDevice(browser: Browser, person: Person, path?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (path === undefined) await signIn(page, person)
  else await openAs(page, person, path)
  return page
}
