import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { type Language, languages } from '../src/i18n/languages.ts'
import type { Translate } from '../src/i18n/translate.ts'
import { translators } from '../src/i18n/translators.ts'
import { admin } from './support/admin.ts'
import { affectedScreens } from './support/affected.ts'
import { problemsOf } from './support/axe.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/journey.ts'
import { leftInEnglish } from './support/left-in-english.ts'
import { namesInUse } from './support/names-in-use.ts'
import { expectPdf } from './support/pdf.ts'
import { createUser, type Person, signIn, unique } from './support/people.ts'
import { choose, pick, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'
import { turnedRound } from './support/right-to-left.ts'
import { untilRead } from './support/walk.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

const others = ['ar', 'ckb'] as const
const locales = { ar: 'ar-IQ', ckb: 'ckb' } as const
const html = (page: Page) => page.locator('html')
const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(html(page)).toHaveAttribute('lang', language)
  await expect(html(page)).toHaveAttribute('dir', languages[language].direction)
}

test('the sign-in page uses the language chosen there, also next time, and keeps entered text', async ({
  page,
}) => {
  const t = translators.ar
  await page.goto('/login')
  await expectLanguage(page, 'en')
  await input(page, 'Email or Phone').fill('somebody@example.com')
  await page.getByRole('button', { name: languages.ar.name }).click()
  await expectLanguage(page, 'ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Sign in'))
  await expect(input(page, t('Email or Phone'))).toHaveValue('somebody@example.com')
  expect(await leftInEnglish(page, async () => [])).toEqual([])
  await page.reload()
  await expectLanguage(page, 'ar')
  await expect(page.getByRole('button', { name: t('Login Now') })).toBeVisible()
  await page.getByRole('button', { name: languages.en.name }).click()
  await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible()
  await expectLanguage(page, 'en')
})

for (const language of others) {
  test.describe(`a browser that asks for ${locales[language]}`, () => {
    test.use({ locale: locales[language] })

    test('gets that language, and its direction before the first paint', async ({ page }) => {
      const release = await holdBack(page, '**/assets/*.js')
      await page.goto('/login', { waitUntil: 'commit' })
      await expectLanguage(page, language)
      await expect(page.locator('#first-frame')).toBeAttached()
      release()
      await expect(input(page, translators[language]('Email or Phone'))).toBeVisible()
      await expectLanguage(page, language)
    })

    test('leads from the first customer to the payment', async ({ page }) => {
      await fromCustomerToPayment(page, language)
    })
  })
}

test('a partly filled form stays while its language changes, and the choice is saved for the user', async ({
  browser,
  page,
}) => {
  const manager = await createUser('manager')
  const t = translators.ckb
  await signIn(page, manager)
  await page.goto('/customer/create')
  await input(page, 'Name').fill('زانا')
  await input(page, 'Code').fill('Z-1')
  await page.getByRole('button', { name: /User menu for/ }).click()
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await page.getByRole('menuitemradio', { name: languages.ckb.name }).click()
  expect((await kept).status()).toBe(200)
  await expectLanguage(page, 'ckb')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Create New Customer'))
  await expect(input(page, t('Name'))).toHaveValue('زانا')
  await expect(input(page, t('Code'))).toHaveValue('Z-1')

  const elsewhere = await anotherBrowser(manager, browser.newContext.bind(browser))
  await expectLanguage(elsewhere, 'ckb')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Test')
  expect(await leftInEnglish(elsewhere, namesInUse)).toEqual([])
})

/** Signs in, in English, in a browser new to the user. */
async function anotherBrowser(
  { email, password }: Person,
  newContext: (options: BrowserContextOptions) => Promise<{ newPage(): Promise<Page> }>,
): Promise<Page> {
  const page = await (await newContext({ locale: 'en-GB' })).newPage()
  await page.goto('/login')
  await input(page, 'Email or Phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  return page
}

async function fromCustomerToPayment(page: Page, language: Language): Promise<void> {
  const t = translators[language]
  const manager = await createUser('manager')
  const customer = `مكتبة بغداد ${digits()}`
  const pen = `قلم حبر ${digits()}`
  const left: string[] = []
  const look = async (screen: string) => {
    await untilRead(page)
    left.push(...(await leftInEnglish(page, namesInUse)).map((text) => `${screen}: ${text}`))
  }

  await page.goto('/login')
  await expectLanguage(page, language)
  await look('sign in')
  await expect(input(page, t('Email or Phone'))).toBeFocused()
  await page.keyboard.type(manager.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(manager.password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  await look('dashboard')

  await byPalette(page, t, 'Create Customer')
  await look('new customer')
  await input(page, t('Name')).fill(customer)
  await input(page, t('Code')).fill(digits())
  await input(page, t('Email')).fill('orders@books.example')
  await input(page, t('Phone')).fill('٠٧٧٠ ١٢٣ ٤٥٦٧')
  await input(page, t('Address')).fill('شارع المتنبي، بغداد')
  await choose(page.getByRole('combobox', { name: t('Document language') }), languages[language].name)
  await page.keyboard.press('Control+s')
  await expectToast(page, t('Customer Create Success'))
  await expect(rowWith(page, customer)).toBeVisible()
  await look('customers')

  await byPalette(page, t, 'Create Product')
  await look('new product')
  await input(page, t('Item Name')).fill(pen)
  await input(page, t('Item Code')).fill(digits())
  await choose(page.getByRole('combobox', { name: t('Pen Type') }), t('Pen Print Product'))
  await input(page, t('Unit Price')).fill('12.5')
  await page.keyboard.press('Control+s')
  await expectToast(page, t('Product Added Successfully!'))
  await look('products')

  await byPalette(page, t, 'Create Invoice')
  await pick(page.getByRole('combobox', { name: t('Customer'), exact: true }), customer)
  await choose(page.getByRole('combobox', { name: t('Invoice Type') }), t('Direct'))
  await choose(page.getByRole('combobox', { name: t('Payment Method') }), t('Bank Transfer'))
  await input(page, t('Age Days')).fill('30')
  await page.getByRole('button', { name: t('Add product') }).click()
  const line = page.getByRole('dialog', { name: t('Add product') })
  await expect(line.getByRole('combobox', { name: t('Product') })).toBeFocused()
  await page.keyboard.type(pen)
  await expect(line.getByRole('option', { name: pen })).toBeVisible()
  await look('a line')
  await page.keyboard.press('Enter')
  await line.getByRole('textbox', { name: t('Quantity') }).fill('3')
  await page.keyboard.press('Enter')
  await expect(line).toBeHidden()
  await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 37.50')
  await look('new invoice')
  await page.getByRole('button', { name: t('Issue invoice') }).click()
  await expectToast(page, t('Invoice Create Success'))
  const issued = rowWith(page, customer)
  await look('invoices')
  const number = /INV-\d{4}-\d{5}/.exec(await issued.innerText())?.[0] ?? ''

  await moveOnBoard(page, t, number)
  await look('board')
  await page.keyboard.press('Enter')
  await look('order')

  const pay = page.getByRole('main').getByRole('link', { name: t('Receive money') })
  const invoice = /invoice=(\d+)/.exec((await pay.getAttribute('href')) ?? '')?.[1]
  await page.goto(`/receipt-voucher/create?invoice=${invoice}`)
  await look('new receipt')
  await expect(input(page, t('Voucher No'))).not.toHaveValue('')
  await page.keyboard.press('Control+s')
  await expectToast(page, t('Receipt Voucher Added Successfully!'))
  await look('paid order')
  await page.goto(`/invoce-generate/${invoice}`)
  await expect(page.getByRole('article')).toHaveAttribute('lang', language)
  await look('paper')
  await expectPdf(page, /generate-pdf/, t('Print'))
  expect(left).toEqual([])
}

/** Digits unique to the run, instead of letters, which the test searches for. */
function digits(): string {
  return String(Number.parseInt(unique(), 16) % 1_000_000_000)
}

/** Opens a screen without the mouse. */
async function byPalette(
  page: Page,
  t: Translate,
  label: 'Create Customer' | 'Create Product' | 'Create Invoice',
): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('Find a page or record') })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(t(label))
  await expect(palette.getByRole('option', { name: t(label) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await untilRead(page)
}

/** Moves the order to the next column, which is to the left. */
async function moveOnBoard(page: Page, t: Translate, number: string): Promise<void> {
  await page.goto(`/invoice-tracker/table?view=board&search=${number}`)
  const cardIn = (status: string) =>
    page.locator(`section[data-status="${status}"]`).getByRole('link', { name: number })
  await cardIn('Pending').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expectToast(page, t('Start Process'))
  await expect(cardIn('Start_process')).toBeFocused()
}

const wideScreens = [
  '/dashboad',
  '/invoice/table',
  '/invoice/create',
  '/invoice-tracker/table?view=board',
  '/receipt-voucher/create',
  '/settings',
].filter((path) => affectedScreens('e2e/languages.spec.ts').has(path.replace(/\?.*/, '')))

test.describe('in Arabic', () => {
  test.use({ locale: locales.ar })
  if (wideScreens.length === 0) return

  test('wide screens are accessible in light and dark, and reverse no number', async ({ page }) => {
    const problems: string[] = []
    await signIn(page, admin, translators.ar)
    for (const path of wideScreens) {
      await page.goto(path)
      await untilRead(page)
      problems.push(...(await turnedRound(page)).map((text) => `${path}: ${text}`))
      problems.push(...(await problemsOf(page, path)))
    }
    expect(problems).toEqual([])
  })
})
