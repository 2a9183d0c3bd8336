import { expect, type Page } from '@playwright/test'
import { english } from '../../src/words/english.ts'
import type { Say } from '../../src/words/say.ts'
import { userMenu } from './people.ts'

/**
 * From the screen after signing in, goes to every screen that links lead to, one of each kind (`/product/view/7`
 * stands for all products), and calls `visit` when it has been read. A link that leads nowhere fails. `say` is the
 * language that the screens are in.
 */
export async function walk(
  page: Page,
  visit: (kind: string) => Promise<void>,
  say: Say = english,
): Promise<void> {
  const known = new Set<string>()
  const waiting: string[] = []
  const add = (paths: string[]) => {
    for (const path of paths) {
      if (!known.has(kindOf(path))) waiting.push(path)
      known.add(kindOf(path))
    }
  }
  add(await startingPoints(page, say))
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await page.goto(path)
    await untilRead(page)
    for (const nowhere of [say('Page not found'), say('Not open to you')])
      await expect(page.getByRole('heading', { name: nowhere }), path).toHaveCount(0)
    add([...(await pathsOn(page)), ...(await pathsInRowMenu(page, say))])
    await visit(kindOf(path))
  }
}

/** What the sidebar and the user's menu lead to; on a phone they are behind buttons. */
async function startingPoints(page: Page, say: Say): Promise<string[]> {
  const menu = page.getByRole('banner').getByRole('button', { name: say('Menu'), exact: true })
  const drawer = page.getByRole('dialog', { name: say('Menu') })
  if (await menu.isVisible()) {
    await menu.click()
    await expect(drawer).toBeVisible()
  }
  for (const group of await page
    .getByRole('navigation', { name: say('Main') })
    .getByRole('button')
    .all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  }
  const inSidebar = await pathsOn(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await userMenu(page, say).click()
  return [...new Set([...inSidebar, ...(await pathsOn(page))])]
}

/** The paths that the screen links to. */
async function pathsOn(page: Page): Promise<string[]> {
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return paths.filter((path) => !path.startsWith('/api/'))
}

/** What the menu of the first row leads to, where the rows have one. */
async function pathsInRowMenu(page: Page, say: Say): Promise<string[]> {
  const menu = page
    .getByRole('row')
    .getByRole('button', { name: say('Actions') })
    .first()
  if (!(await menu.isVisible())) return []
  await menu.click()
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
  for (let known = -1; ;) {
    await untilNothingWaits(page)
    const asked = await untilAnswered(page)
    if (asked === known) return
    known = asked
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
    { timeout: 10_000 },
  )
}

/** How often the page has asked for something since it was loaded; the stream of changes never ends. */
async function untilAnswered(page: Page): Promise<number> {
  const all = await page.requests()
  const requests = all
    .slice(all.findLastIndex((request) => request.isNavigationRequest()))
    .filter((request) => !request.url().endsWith('/api/v1/live'))
  await Promise.all(requests.map((request) => request.response()))
  return requests.length
}

function kindOf(path: string): string {
  return path.replaceAll(/\d+/g, ':id')
}
