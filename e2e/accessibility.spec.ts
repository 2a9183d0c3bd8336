import { expect, type Page } from '@playwright/test'
import { admin } from './support/admin.ts'
import { problemsOf } from './support/axe.ts'
import { test } from './support/journey.ts'
import { oneOfEach } from './support/one-of-each.ts'
import { ownersApi, signIn } from './support/people.ts'
import { doWithRow } from './support/screen.ts'
import { untilRead, walk } from './support/walk.ts'

const sizes = [
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]

test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.beforeAll(async () => oneOfEach(await ownersApi()))

for (const { device, viewport } of sizes) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport })

    test('every screen is open to everybody, in light and dark, and no wider than the window', async ({
      page,
    }) => {
      const problems: string[] = []
      const look = async (screen: string) => {
        problems.push(...(await problemsOf(page, screen)))
      }
      for (const path of ['/login', '/register']) {
        await page.goto(path)
        await untilRead(page)
        await look(path)
      }
      await signIn(page, admin)
      await walk(page, look)
      expect(problems).toEqual([])
    })

    test('so is what opens above a screen', async ({ page }) => {
      const problems: string[] = []
      await signIn(page, admin)
      for (const [name, open] of Object.entries(layers)) {
        await open(page)
        await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible()
        problems.push(...(await problemsOf(page, name)))
        await page.keyboard.press('Escape')
      }
      expect(problems).toEqual([])
    })
  })
}

/** What lies above the screens, and how one gets it. */
const layers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'user menu': (page) => page.getByRole('button', { name: /User menu of/ }).click(),
  palette: async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('textbox').fill('2026')
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
  },
  question: async (page) => {
    await page.goto('/product/table')
    await doWithRow(page.locator('tbody').getByRole('row').first(), 'Delete')
  },
  picture: async (page) => {
    await page.goto('/product/table')
    await page
      .getByRole('button', { name: /Enlarge the picture/ })
      .first()
      .click()
  },
  'row menu': async (page) => {
    await page.goto('/invoice/table')
    await page.getByRole('button', { name: 'Actions' }).first().click()
  },
  'columns or filters': async (page) => {
    await page.goto('/invoice/table')
    await page.getByRole('button', { name: /^(Columns|Filters)$/ }).click()
    await expect(page.getByRole('dialog').getByLabel('Payment Method').first()).toBeVisible()
  },
  'new line': async (page) => {
    await page.goto('/invoice/create')
    await page.getByRole('button', { name: 'Add product' }).click()
    await page.getByRole('dialog').getByRole('option').first().click()
  },
}
