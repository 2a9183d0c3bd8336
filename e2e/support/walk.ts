import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { userMenu } from './people.ts'
import { menuButton } from './screen.ts'

/** How a walk comes from one screen to the next. */
type Way = (page: Page, path: string) => Promise<unknown>

/** By its address, as a bookmark leads there: the page is loaded anew. */
export const byAddress: Way = (page, path) => page.goto(path)

/** Within the program, as its links lead there, which is far quicker: nothing is loaded that is there already. */
export const byLink: Way = async (page, path) => {
  const before = await page.evaluate((to) => {
    if (to === location.pathname + location.search) return false
    const heading = document.querySelector('h1')
    if (heading) heading.dataset['before'] = 'true'
    // What the router writes for a link of its own, whose place in the history it wants to know.
    const state = { ...history.state, idx: Number(history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
    return heading !== null
  }, path)
  // The screen before stays until the next has been loaded.
  if (before) await page.waitForFunction(() => document.querySelector('h1[data-before]') === null)
}

/**
 * From the screen after signing in, goes to every screen that links lead to, one of each kind (`/product/view/7`
 * stands for all products), and calls `visit` when it has been read; of some screens alone where `screens` says so. A link that leads nowhere fails. `t` is the
 * language that the screens are in.
 */
export async function walk(
  page: Page,
  visit: (kind: string) => Promise<void>,
  { go, t = english, screens }: { go: Way; t?: Translate; screens?: { has(kind: string): boolean } },
): Promise<void> {
  const known = new Set<string>()
  const waiting: string[] = []
  const add = (paths: string[]) => {
    for (const path of paths) {
      if (!known.has(kindOf(path))) waiting.push(path)
      known.add(kindOf(path))
    }
  }
  add(await startingPoints(page, t))
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path)
    await test.step(kind, async () => {
      await go(page, path)
      await untilRead(page)
      const heading = await page.locator('h1').first().innerText()
      expect([t('Page not found'), t('You do not have access to this page')]).not.toContain(heading)
      add([...(await pathsOn(page)), ...(await pathsInRowMenu(page, t))])
      if (screens?.has(kind) ?? true) await visit(kind)
    })
  }
}

/** What the sidebar and the user's menu lead to; on a phone they are behind buttons. */
async function startingPoints(page: Page, t: Translate): Promise<string[]> {
  const menu = menuButton(page, t)
  const drawer = page.getByRole('dialog', { name: t('Menu') })
  if (await menu.isVisible()) {
    await menu.click()
    await expect(drawer).toBeVisible()
  }
  for (const group of await page
    .getByRole('navigation', { name: t('Main') })
    .getByRole('button')
    .all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  }
  const inSidebar = await pathsOn(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  return [...new Set([...inSidebar, ...(await pathsInMenu(page, userMenu(page, t)))])]
}

/** The paths that the screen links to. */
async function pathsOn(page: Page): Promise<string[]> {
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return paths.filter((path) => !path.startsWith('/api/'))
}

/** What the menu of the first row leads to, where the rows have one. */
async function pathsInRowMenu(page: Page, t: Translate): Promise<string[]> {
  const menu = page
    .getByRole('row')
    .getByRole('button', { name: t('Actions') })
    .first()
  return (await menu.isVisible()) ? await pathsInMenu(page, menu) : []
}

async function pathsInMenu(page: Page, opener: Locator): Promise<string[]> {
  await opener.click()
  await expect(page.getByRole('menu')).toBeVisible()
  const paths = await pathsOn(page)
  // It listens to keys once it has the focus.
  await page.waitForFunction(() => Boolean(document.activeElement?.closest('[role="menu"]')))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  return paths
}

/** What stands in the place of what is still to come. */
export const waiting = '[aria-busy="true"], .mantine-Skeleton-root'

/**
 * Until the screen has its heading and all that it waits for. A screen that waits does not show it at first, so that a
 * quick answer flickers nowhere, and asks for more when it comes into sight: so it is read when all that it has asked
 * for has come, and nothing more was asked meanwhile.
 */
export async function untilRead(page: Page): Promise<void> {
  for (let before: Request | undefined | null = null; ;) {
    await untilNothingWaits(page)
    const last = await untilAnswered(page)
    if (last === before) return
    before = last
  }
}

async function untilNothingWaits(page: Page): Promise<void> {
  await page.waitForFunction(
    async (selector) => {
      scrollTo(0, document.body.scrollHeight)
      // What has come into sight asks for its answer a few frames later.
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      return document.querySelector('h1') !== null && document.querySelector(selector) === null
    },
    waiting,
    { timeout: 60_000 },
  )
}

/** Gives what the page has asked for last since it was loaded; the stream of changes never ends. */
async function untilAnswered(page: Page): Promise<Request | undefined> {
  const all = await page.requests()
  const loaded = all.findLastIndex((request) => request.isNavigationRequest())
  const requests = all.slice(Math.max(loaded, 0)).filter((request) => !request.url().endsWith('/api/v1/live'))
  // Most are there by now, and each call of the browser costs.
  const open = requests.filter((request) => !request.existingResponse() && !request.failure())
  await Promise.all(open.map((request) => request.response()))
  return requests.at(-1)
}

function kindOf(path: string): string {
  return path.replaceAll(/\d+/g, ':id')
}
