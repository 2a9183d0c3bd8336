import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import type { Translate } from '../src/i18n/translate.ts'
import { translators } from '../src/i18n/translators.ts'
import { admin } from './support/admin.ts'
import { affectedScreens } from './support/affected.ts'
import { problemsOf, tooLarge } from './support/axe.ts'
import { openFilters } from './support/filters.ts'
import { test } from './support/own-product.ts'
import { leftInEnglish } from './support/left-in-english.ts'
import { namesInUse } from './support/names-in-use.ts'
import { oneOfEach } from './support/one-of-each.ts'
import { ownersApi, signIn, userMenu } from './support/people.ts'
import { turnedRound } from './support/right-to-left.ts'
import { doWithRow } from './support/screen.ts'
import { byLink, untilRead, walk } from './support/walk.ts'

const phoneWidth = 390
const devices = [
  { device: 'a desk', viewport: { width: 1440, height: 900 }, language: 'en', locale: 'en-GB' },
  {
    device: 'a phone, in Arabic',
    viewport: { width: phoneWidth, height: 844 },
    language: 'ar',
    locale: 'ar-IQ',
  },
] as const

const screens = affectedScreens('e2e/accessibility.spec.ts')

test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.beforeAll(async () => oneOfEach(await ownersApi()))

for (const { device, viewport, language, locale } of screens.any ? devices : []) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport, locale })
    const t = translators[language]

    test('every screen is accessible in light and dark, in one language, and no wider than the window', async ({
      page,
    }) => {
      const problems: string[] = []
      const names = await namesInUse()
      const look = async (screen: string) => {
        problems.push(...(await wordsInOtherLanguages(page, screen, t, names)))
        problems.push(...(await problemsOf(page, screen)))
        if (viewport.width > phoneWidth) problems.push(...(await tooLargeForPhone(page, screen)))
      }
      const lookAt = async (paths: readonly string[]) => {
        for (const path of paths.filter(screens.has)) {
          await page.goto(path)
          await untilRead(page)
          await look(path)
        }
      }
      await lookAt(['/login', '/register'])
      await signIn(page, admin, t)
      await walk(page, look, { go: byLink, t, screens })
      if (screens.has('/invoice-tracker/table')) {
        await page.goto('/invoice-tracker/table?view=board')
        // The cards are requested after the columns are rendered.
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
        await untilRead(page)
        await look('the board')
      }
      await lookAt(['/no/such/page'])
      expect(problems).toEqual([])
    })

    test.describe('above a screen', () => {
      // A conflict of two users is a failing call.
      test.use({ callsMayFail: true })

      test('menus and drawers are accessible, too', async ({ page }) => {
        const problems: string[] = []
        const names = await namesInUse()
        await signIn(page, admin, t)
        for (const [name, open] of Object.entries(layers)) {
          await open(page, t)
          await expect(page.getByRole('dialog').or(page.getByRole('menu')).first(), name).toBeVisible()
          problems.push(...(await wordsInOtherLanguages(page, name, t, names)))
          problems.push(...(await problemsOf(page, name)))
          await page.keyboard.press('Escape')
        }
        expect(problems).toEqual([])
      })
    })
  })
}

/** Checks the desktop screen at the width of a phone, since the phone's own walk is in Arabic. */
async function tooLargeForPhone(page: Page, screen: string): Promise<string[]> {
  const desk = page.viewportSize()
  if (!desk) return []
  await page.setViewportSize({ ...desk, width: phoneWidth })
  // Content that depends on the width, such as cards for rows, is rendered with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  const problems = await tooLarge(page, `${screen}, as narrow as a phone,`)
  await page.setViewportSize(desk)
  return problems
}

/** Words in another language than the screen, and reversed numbers. */
async function wordsInOtherLanguages(
  page: Page,
  screen: string,
  { language }: Translate,
  names: readonly string[],
): Promise<string[]> {
  if (language === 'en') return []
  const stray = [...(await leftInEnglish(page, async () => names)), ...(await turnedRound(page))]
  return stray.map((text) => `${screen}: ${text}`)
}

/** The layers above the screens, and how to open them. */
const layers: Readonly<Record<string, (page: Page, t: Translate) => Promise<void>>> = {
  'user menu': (page, t) => userMenu(page, t).click(),
  bell: async (page, t) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('Notifications') })
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: t('Mark all as read') })).toBeVisible()
  },
  task: async (page, t) => {
    await page.goto('/task')
    await page.getByTitle(t('Update Task')).first().click()
  },
  palette: async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('2026')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  },
  question: async (page, t) => {
    await page.goto('/product/table')
    await doWithRow(page.locator('tbody').getByRole('row').first(), 'Delete', t)
  },
  picture: async (page, t) => {
    await page.goto('/product/table')
    const [before = ''] = t('Enlarge picture: {name}', { name: '|' }).split(/[\u2066-\u2069|]/)
    await page.getByRole('button', { name: before }).first().click()
  },
  'row menu': async (page, t) => {
    await page.goto('/invoice/table')
    await page
      .getByRole('button', { name: t('Actions') })
      .first()
      .click()
  },
  'columns or filters': async (page, t) => {
    await page.goto('/invoice/table')
    const columns = page.getByRole('button', { name: t('Columns'), exact: true })
    const filter = page.getByRole('button', { name: t('Filter'), exact: true })
    await filter.waitFor()
    await ((await columns.isVisible()) ? columns : filter).click()
    await expect(page.getByRole('dialog').getByLabel(t('Payment Method')).first()).toBeVisible()
  },
  filters: async (page, t) => {
    await page.goto('/invoice/table')
    await openFilters(page, t)
  },
  'kinds of files': async (page, t) => {
    await page.goto('/invoice/table')
    await page.getByRole('button', { name: t('Export'), exact: true }).click()
  },
  'new line': async (page, t) => {
    await page.goto('/invoice/create')
    await page.getByRole('button', { name: t('Add product') }).click()
    await page.getByRole('dialog').getByRole('option').first().click()
  },
  calendar: async (page, t) => {
    await page.goto('/warehouse/create')
    const [before = ''] = t('Open calendar for {label}', { label: 'Date' }).split(/[\u2066-\u2069]/)
    await page.getByRole('button', { name: before }).click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  },
  'two versions': async (page, t) => {
    const api = await ownersApi()
    const { id, version } = await aCustomer(api, { phone: '0770 123 4567' })
    await page.goto(`/customer/update/${id}`)
    await page.getByLabel(t('Phone')).fill('0770 765 4321')
    await api.put(`/customer/${id}`, { version, phone: '0750 123 4567', website: 'print.example' })
    await page.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  },
}
