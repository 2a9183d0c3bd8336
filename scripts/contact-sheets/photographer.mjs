import { chromium } from '@playwright/test'
import { findChromium } from '../find-chromium.mjs'

const schemes = ['light', 'dark']
const languages = ['en', 'ar', 'ckb']
const heights = { 390: 844, 768: 1024, 1024: 768, 1440: 900 }
const settleMs = 300

/** Signs in at each port. The returned `take` gives the pictures of a screen by row: installation and scheme. */
export async function photographer(ports, { user, password }) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const sessions = new Map()
  for (const port of ports) sessions.set(port, await signIn(browser, port, { user, password }))
  return {
    browser,
    close: () => browser.close(),
    async take(screen, width) {
      const rows = []
      for (const port of ports) {
        const session = sessions.get(port)
        const path = await pathOf(screen, port, session.token)
        for (const scheme of schemes) {
          const pictures = []
          for (const language of languages)
            pictures.push(await picture(browser, { port, session, path, scheme, language, width }))
          rows.push({ title: `port ${port}, ${scheme}`, pictures })
        }
      }
      return rows
    },
  }
}

/** Signs in on the sign-in page, and keeps what the page stores and the token of its calls. */
async function signIn(browser, port, { user, password }) {
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email or Phone').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const answer = page.waitForResponse((response) => response.url().endsWith('/auth/login'))
  await page.getByRole('button', { name: 'Login Now' }).click()
  const { access_token: token } = await (await answer).json()
  await page.getByRole('button', { name: /User menu for/ }).waitFor()
  const storage = await context.storageState()
  await context.close()
  return { storage, token }
}

async function pathOf({ path, of }, port, token) {
  if (!of) return path
  const answer = await fetch(`http://localhost:${port}/api/v1/${of}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const [record] = (await answer.json()).results ?? []
  if (!record) throw new Error(`Port ${port} has no ${of}.`)
  return path.replace(':id', record.id)
}

async function picture(browser, { port, session, path, scheme, language, width }) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    storageState: session.storage,
    colorScheme: scheme,
    viewport: { width, height: heights[width] },
    hasTouch: width < 768,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => localStorage.setItem('inkwell.language', chosen), language)
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('h1, [data-paper]').first().waitFor({ state: 'attached' })
  await page.waitForFunction(isComplete)
  await page.evaluate(async () => void (await globalThis.document.fonts.ready))
  // Charts are drawn in the first frame after their data arrives.
  await page.waitForTimeout(settleMs)
  const taken = await page.screenshot()
  await context.close()
  return taken
}

/**
 * Runs in the page: whether nothing in view is still loading. Placeholders further down are filled when they are
 * scrolled into view.
 */
function isComplete() {
  const waiting = globalThis.document.querySelectorAll(
    '[aria-busy="true"], [data-waiting], .mantine-Skeleton-root',
  )
  return [...waiting].every((each) => each.getBoundingClientRect().top > globalThis.innerHeight)
}
