import { expect, type Locator } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { admin } from './support/admin.ts'
import { openFilters } from './support/filters.ts'
import { test } from './support/journey.ts'
import { anotherDevice, giveSession, createUser, openAs, ownersApi, unique } from './support/people.ts'
import { doWithRow, expectSameStart, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'
import { untilRead } from './support/walk.ts'

test.describe.configure({ mode: 'parallel' })

const anInvoiceOf = async (name: string) => {
  const api = await ownersApi()
  const customer = await aCustomer(api, { name })
  const invoice_products = [aLine({ quantity: 1, unit_price: 1234.5 })]
  return await anInvoice(api, { customer: customer.id, invoice_products, po_ref: `PO ${name}` })
}
const listed = (name: string) => `/invoice/table?search=${encodeURIComponent(name)}`

test('the column that names a row stays visible, and hidden columns are those that the user chose', async ({
  page,
  browser,
}) => {
  const name = `دار القلم ${unique()}`
  const { invoice_no } = await anInvoiceOf(name)
  const manager = await createUser('manager')
  await openAs(page, manager, listed(name))
  const scroller = page.locator('div:has(> table)')
  await expect(rowWith(page, name)).toBeVisible()
  await expect(scroller).toHaveAttribute('data-more-end')
  await expect(scroller).not.toHaveAttribute('data-more-start')
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(scroller).toHaveAttribute('data-more-start')
  await expect(scroller).not.toHaveAttribute('data-more-end')
  await expect(page.getByRole('cell', { name: invoice_no ?? '' }).first()).toBeInViewport({ ratio: 1 })
  await expect(rowWith(page, name).getByRole('button', { name: 'Actions' })).toBeInViewport({ ratio: 1 })

  const columns = page.getByRole('button', { name: 'Columns' })
  await columns.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Reference' })
  const kept = page.waitForResponse(/hidden-columns/)
  await box.focus()
  await page.keyboard.press('Space')
  expect((await kept).status()).toBe(204)
  await page.keyboard.press('Escape')
  await expect(columns).toBeFocused()
  await expect(page.getByRole('columnheader', { name: 'Reference' })).toHaveCount(0)

  const desk = await anotherDevice(browser, manager, listed(name))
  await expect(rowWith(desk, name)).toBeVisible()
  await expect(desk.getByRole('columnheader', { name: 'Reference' })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Columns' }).click()
  await desk.getByRole('button', { name: 'Show all' }).click()
  await expect(desk.getByRole('columnheader', { name: 'Reference' })).toBeVisible()
  await desk.context().close()
})

test('names of both directions are aligned to one side, in lists and in search results', async ({ page }) => {
  const mark = unique()
  const api = await ownersApi()
  const names = [`Zagros ${mark}`, `مطبعة النهرين ${mark}`] as const
  for (const name of names) await aCustomer(api, { name, email: `${'long'.repeat(15)}@example.com` })
  await openAs(page, admin, `/customer/table?search=${mark}`)
  const inList = (name: string) => page.getByRole('cell').getByText(name, { exact: true })
  await expectSameStart(inList(names[0]), inList(names[1]))
  const email = rowWith(page, names[0]).getByText('@example.com')
  await expect(email.locator('xpath=ancestor::td/div')).toHaveCSS('text-overflow', 'ellipsis')
  expect(await linesOf(email)).toBe(1)

  await page.goto('/invoice/create')
  await page.getByRole('combobox', { name: 'Customer' }).fill(mark)
  const found = (name: string) => page.getByRole('option').getByText(name, { exact: true })
  await expectSameStart(found(names[0]), found(names[1]))
})

test.describe('at a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('employees without a report are visible without scrolling, beside the actions', async ({ page }) => {
    const salesman = await createUser('salesman')
    await openAs(page, admin, `/employee-report/table?search=${salesman.email}`)
    const row = rowWith(page, salesman.email)
    const badge = row.getByText('Not reported', { exact: true })
    await expect(badge).toBeVisible()
    const actions = await row.getByRole('button', { name: 'Actions' }).boundingBox()
    const shown = await badge.boundingBox()
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(actions?.x ?? 0)
  })
})

test('text typed into a search stays while the address is updated', async ({ page }) => {
  await openAs(page, admin, '/customer/table')
  const search = page.getByRole('searchbox')
  // Records every text of the input, even for less than a frame.
  const before = await search.evaluateHandle((input) => {
    const texts: (string | null)[] = []
    const note = (records: MutationRecord[]) => texts.push(...records.map(({ oldValue }) => oldValue))
    new MutationObserver(note).observe(input, { attributeFilter: ['value'], attributeOldValue: true })
    return texts
  })
  await search.pressSequentially('kno')
  await expect(page).toHaveURL(/search=kno$/)
  // The list has requested it once it is on screen.
  const found = page.waitForResponse((answer) => answer.url().includes('search=know'))
  await search.pressSequentially('w')
  await found
  await expect(page).toHaveURL(/search=know$/)
  expect(await before.jsonValue()).toEqual(['', 'k', 'kn', 'kno'])
  // Going back shows the previous search.
  await page.goBack()
  await expect(search).toHaveValue('')
})

test('a deletion names the record, and is undone by a key', async ({ page }) => {
  const customer = await aCustomer(await ownersApi(), { name: `مطبعة ${unique()}` })
  await openAs(page, admin, `/customer/table?search=${customer.code}`)
  await doWithRow(rowWith(page, customer.name), 'Delete')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Are you sure you want to delete this customer?')
  await expect(question).toContainText(`Customer ${customer.code} · ${customer.name}`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rowWith(page, customer.name)).toBeHidden()
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expectToast(page, 'Customer restored.')
  await expect(rowWith(page, customer.name)).toBeVisible()
})

test('a status has one colour in list and board, and each column of the board shows its total', async ({
  page,
}) => {
  const name = `Palette ${unique()}`
  await anInvoiceOf(name)
  await giveSession(page, admin)
  const search = `search=${encodeURIComponent(name)}`
  await page.goto(`/invoice-tracker/table?${search}`)
  const inList = await rowWith(page, name)
    .locator('[data-tone]')
    .first()
    .evaluate((node) => getComputedStyle(node).borderTopColor)
  await page.goto(`/invoice-tracker/table?view=board&${search}`)
  const column = page.getByRole('region', { name: 'Pending' })
  await expect(column.getByText(name)).toBeVisible()
  await expect(column).toContainText('USD 1,234.50')
  expect(await colourOf(column.locator('[aria-hidden][style*="background"]').first())).toBe(inList)
})

test('a switch is visible while it is off, in light and dark', async ({ page }) => {
  await openAs(page, admin, '/invoice-tracker/table')
  const filters = await openFilters(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const track = filters.locator('input[role="switch"]').first().locator('+ *')
    await expect(async () => {
      expect(contrast(await colourOf(track), await colourOf(page.locator('body')))).toBeGreaterThan(3)
    }).toPass()
  }
})

test('a printed list shows how many rows of how many it contains, and no buttons', async ({ page }) => {
  const name = `Dar ${unique()}`
  for (let more = 0; more < 26; more += 1) await anInvoiceOf(name)
  await openAs(page, admin, listed(name))
  await expect(page.getByText('1–25 of 26', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(rowWith(page, name)).toHaveCount(25)
  await expect(page.getByText('1–25 of 26', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Add Invoice' })).toBeHidden()
  for (const button of await main.locator('button:visible').all())
    await expect(button.locator('xpath=ancestor::th')).toHaveCount(1)
})

test('the users are in columns on a usual screen, with their status', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, admin, '/users/table')
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await untilRead(page)
  const scroller = page.locator('div:has(> table)')
  expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('users without a picture are shown by their initials', async ({ page }) => {
  const manager = await createUser('manager')
  await openAs(page, admin, `/users/table?search=${encodeURIComponent(manager.email)}`)
  await expect(rowWith(page, manager.email).getByText('TM', { exact: true })).toBeVisible()
})

test.describe('for a record that does not exist', () => {
  test.use({ callsMayFail: true })

  test('the page shows that, and leads to its list', async ({ page }) => {
    await giveSession(page, admin)
    const none = 999_999_999
    const addresses = {
      '/customer/table': [`/customer/view/${none}`, `/customer/update/${none}`],
      '/product/table': [`/product/update/${none}`],
      '/invoice/table': [`/invoice/view/${none}`, `/invoice/update/${none}`, `/invoce-generate/${none}`],
      '/invoice-tracker/table': [`/invoice-tracker/view/${none}`],
      '/users/table': [`/users/view/${none}`],
      '/employee-report/table': [`/employee-report/${none}`, `/reports/update/${none}`],
      '/receipt-voucher/table': [`/receipt-voucher/print/${none}`],
      '/payment-statement-vouchar/table': [`/payment-statement-vouchar/update/${none}`],
    }
    for (const [list, missing] of Object.entries(addresses)) {
      for (const address of missing) {
        await page.goto(address)
        await expect(page.getByRole('heading', { name: 'Page not found' }), address).toBeVisible()
        await expect(
          page.getByRole('main').getByRole('link', { name: /^Go to (?!dashboard)/ }),
        ).toHaveAttribute('href', list)
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
      }
    }
  })
})

test.describe('at a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a record takes two lines, and one button contains the filters with their number', async ({
    page,
  }) => {
    const name = `شركة النخيل للقرطاسية والهدايا الدعائية ${unique()}`
    const { invoice_no } = await anInvoiceOf(name)
    await openAs(page, admin, listed(name))
    const card = rowWith(page, name)
    for (const text of [invoice_no ?? '', 'USD 1,234.50']) await expect(card).toContainText(text)
    await expect(card).not.toContainText('N/A')
    expect((await card.boundingBox())?.height).toBeLessThan(72)
    // Text that does not fit is cut at the end of the name, not at its beginning.
    const shown = card.locator('bdi', { hasText: name })
    await expect(shown).toHaveCSS('direction', 'rtl')
    await expect(shown).toHaveCSS('text-overflow', 'ellipsis')

    const drawer = await openFilters(page)
    await drawer.getByRole('combobox', { name: 'Status', exact: true }).click()
    await page.getByRole('option', { name: 'Draft' }).click()
    await page.keyboard.press('Escape')
    const button = page.getByRole('button', { name: 'Filter (1)' })
    await expect(button).toBeFocused()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: /^All/ }).click()
    await untilRead(page)
    await doWithRow(card, 'View')
    await expect(page).toHaveURL(/\/invoice\/view\//)
  })

  test('the card of an order shows the outstanding amount within its two lines', async ({ page }) => {
    const name = `Outstanding ${unique()}`
    await anInvoiceOf(name)
    await openAs(page, admin, `/invoice-tracker/table?search=${encodeURIComponent(name)}`)
    const card = rowWith(page, name)
    const amount = card.locator('[data-place="amount"]').filter({ visible: true })
    await expect(amount).toHaveCount(1)
    await expect(amount).toContainText('Outstanding USD 1,234.50')
    expect((await card.boundingBox())?.height).toBeLessThan(72)
    expect(await amount.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  })
})

function linesOf(element: Locator): Promise<number> {
  return element.evaluate(
    (node) => new Set([...node.getClientRects()].map(({ top }) => Math.round(top))).size,
  )
}

function colourOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor)
}

/** The contrast of two colours according to WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
