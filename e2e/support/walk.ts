import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { userMenu } from './people.ts'
import { menuButton } from './screen.ts'

/** How a walk opens the next screen. */
type Way = (page: Page, path: string) => Promise<unknown>

/** By its address, like a bookmark: loads the page again. */
export const byAddress: Way = (page, path) => page.goto(path)

/** Within the program, like its links, which is far faster: nothing is loaded again. */
export const byLink: Way = async (page, path) => {
  const before = await page.evaluate((to) => {
    if (to === location.pathname + location.search) return false
    const heading = document.querySelector('h1')
    if (heading) heading.dataset['before'] = 'true'
    // The state that the router writes for its own links, with the index in the history.
    const state = { ...history.state, idx: Number(history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
    return heading !== null
  }, path)
  // The previous screen stays until the next is loaded.
  if (before) await page.waitForFunction(() => document.querySelector('h1[data-before]') === null)
}

/**
 * Starting after sign-in, opens every screen that links lead to, one of each kind (`/product/view/7` for all products),
 * and calls `visit` once it is loaded; with `screens` only some of them. Fails at a broken link. `t` is the language of
 * the screens.
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

/** The links of the sidebar and of the user menu; on a phone they are behind buttons. */
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

/** The links in the menu of the first row, if rows have one. */
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
  // The menu handles keys once it has the focus.
  await page.waitForFunction(() => Boolean(document.activeElement?.closest('[role="menu"]')))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  return paths
}

/** Placeholders for content that is not loaded yet. */
export const waiting = '[aria-busy="true"], .mantine-Skeleton-root'

/**
 * Waits until the screen has its heading and all content. A placeholder is not shown at first, so that a quick response
 * causes no flicker, and content that scrolls into view is requested later: so the screen is complete when all requests
 * are answered and no new one was made meanwhile. Code that has arrived may be drawn up to 300 ms later, as React does
 * not reveal one part right after another: content of a page that loads code of its own is `aria-busy` until then.
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
  // `waitForFunction` would take the promise of a function for true.
  await expect
    .poll(() => page.evaluate(nothingWaits, waiting), { intervals: [100], timeout: 60_000 })
    .toBe(true)
}

/** Runs in the page: scrolls to its end, and returns whether nothing is loading there. */
async function nothingWaits(selector: string): Promise<boolean> {
  scrollTo(0, document.body.scrollHeight)
  // Content that has come into view is requested a few frames later, and a response is drawn once there is time.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))
  // Below the window are the ends of lists that scroll by themselves, whose rest is loaded when somebody scrolls there.
  const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight
  return document.querySelector('h1') !== null && ![...document.querySelectorAll(selector)].some(isInView)
}

/** The last request of the page, once all are answered; the event stream never ends. */
async function untilAnswered(page: Page): Promise<Request | undefined> {
  const all = await page.requests()
  const loaded = all.findLastIndex((request) => request.isNavigationRequest())
  const requests = all.slice(Math.max(loaded, 0)).filter((request) => !request.url().endsWith('/api/v1/live'))
  // Most are answered by now, and each call of the browser takes time.
  const open = requests.filter((request) => !request.existingResponse() && !request.failure())
  await Promise.all(open.map((request) => request.response()))
  return requests.at(-1)
}

function kindOf(path: string): string {
  return path.replaceAll(/\d+/g, ':id')
}
