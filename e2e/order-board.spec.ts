import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import type { InvoiceRecord } from '../src/features/invoices/invoices.contract.ts'
import { Finger } from './support/touch-gestures.ts'
import { test } from './support/journey.ts'
import { anotherDevice, apiOf, giveSession, createUser, openAs, signIn, unique } from './support/people.ts'
import { detail, goTo, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'
import { untilRead } from './support/walk.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true })
const cardIn = (page: Page, status: string, { invoice_no }: InvoiceRecord) =>
  column(page, status)
    .getByRole('listitem')
    .filter({ hasText: String(invoice_no) })

/** Where to drop a card so that it is over the middle of a column's visible part. */
async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('The board does not show it.')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) }
}

async function dragByMouse(page: Page, card: Locator, to: Locator): Promise<void> {
  const [from, target] = [await middleOf(card), await middleOf(to)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(target.x, target.y, { steps: 8 })
  await page.mouse.up()
}

async function openBoard(page: Page, { invoice_no }: InvoiceRecord): Promise<void> {
  await page.goto(`/invoice-tracker/table?view=board&search=${invoice_no}`)
  await expect(page.getByRole('listitem').filter({ hasText: String(invoice_no) })).toBeVisible()
}

test('a card is moved by mouse, and moved back by Undo; the list shows the same', async ({ page }) => {
  const salesman = await createUser('salesman')
  const invoice = await anInvoice(await apiOf(salesman))
  const no = invoice.invoice_no ?? ''
  await signIn(page, salesman)
  await goTo(page, 'Order Tracker')
  await page.getByText('Board', { exact: true }).click()
  await expect(column(page, 'Pending')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(no)
  // The salesman has this order alone: that it is the only one does not say that the search has been read.
  await expect(page).toHaveURL(/search=/)
  await untilRead(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'INV-' })).toHaveCount(1)
  await dragByMouse(page, cardIn(page, 'Pending', invoice), column(page, 'On Hold'))
  await expectToast(page, `${no} moved from Pending to On Hold.`)
  await expect(cardIn(page, 'On Hold', invoice)).toBeVisible()
  // The end of a drag does not click the card.
  await expect(page).toHaveURL(/view=board/)

  await page.getByText('List', { exact: true }).click()
  await expect(rowWith(page, no).getByRole('cell', { name: 'On Hold' })).toBeVisible()
  await page.getByText('Board', { exact: true }).click()
  await untilRead(page)
  await dragByMouse(page, cardIn(page, 'On Hold', invoice), column(page, 'Start Process'))
  await expectToast(page, `${no} moved from On Hold to Start Process.`)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expectToast(page, `${no} moved from Start Process to On Hold.`)
  await expect(cardIn(page, 'On Hold', invoice)).toBeVisible()
  await cardIn(page, 'On Hold', invoice).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Invoice ${no}`)
  await expect(detail(page, 'Status')).toHaveText('On Hold')
})

test('a move reloads only the two columns that changed', async ({ page }) => {
  const salesman = await createUser('salesman')
  const invoice = await anInvoice(await apiOf(salesman))
  // Without live updates, which would report the same change again.
  await page.route('**/api/v1/live', () => {})
  await giveSession(page, salesman)
  await openBoard(page, invoice)
  const read: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v1/invoice-tracker') read.push(searchParams.get('status'))
  })
  await dragByMouse(page, cardIn(page, 'Pending', invoice), column(page, 'On Hold'))
  await expectToast(page, `${invoice.invoice_no} moved from Pending to On Hold.`)
  await expect.poll(() => read.toSorted()).toEqual(['On_hold', 'Pending'])
  await expect(column(page, 'On Hold').getByText('1', { exact: true })).toBeVisible()
  await expect(column(page, 'Pending').getByText('No orders in this status.')).toBeVisible()
  // The list is always requested when opened, however fresh the cache is.
  await page.getByText('List', { exact: true }).click()
  await expect(rowWith(page, invoice.invoice_no ?? '').getByRole('cell', { name: 'On Hold' })).toBeVisible()
})

test('a card dropped in its old place, or cancelled with Escape, stays', async ({ page }) => {
  const salesman = await createUser('salesman')
  const invoice = await anInvoice(await apiOf(salesman))
  await giveSession(page, salesman)
  await openBoard(page, invoice)
  const moves: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && moves.push(request.url()))
  const card = cardIn(page, 'Pending', invoice)
  await dragByMouse(page, card, column(page, 'Pending'))
  const [from, target] = [await middleOf(card), await middleOf(column(page, 'On Hold'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(target.x, target.y, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(card).toBeVisible()
  await expect(page).toHaveURL(/view=board/)
  expect(moves).toEqual([])
})

test('a card is moved by keyboard and keeps the focus; Ctrl+Z undoes the move', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const customer = await aCustomer(api, { name: `Zawita ${unique()}` })
  const [first, second] = [
    await anInvoice(api, { customer: customer.id }),
    await anInvoice(api, { customer: customer.id }),
  ]
  await openAs(page, salesman, `/invoice-tracker/table?view=board&search=${customer.name}`)
  const link = (status: string, invoice: InvoiceRecord) =>
    cardIn(page, status, invoice).getByRole('link', { name: invoice.invoice_no ?? '' })
  // The last changed card comes first.
  await link('Pending', second).focus()
  await page.keyboard.press('ArrowDown')
  await expect(link('Pending', first)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(link('Start Process', first)).toBeFocused()
  await expectToast(page, `${first.invoice_no} moved from Pending to Start Process.`)
  await page.keyboard.press('ArrowLeft')
  await expect(link('Pending', second)).toBeFocused()
  await page.keyboard.press('m')
  // The menu takes the focus after opening.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, `${second.invoice_no} moved from Pending to Close.`)
  await expect(link('Close', second)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expectToast(page, `${second.invoice_no} moved from Close to Pending.`)
  await expect(cardIn(page, 'Pending', second)).toBeVisible()
})

test('in right-to-left languages the columns are mirrored, and the arrow keys follow them', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const invoice = await anInvoice(await apiOf(salesman))
  await giveSession(page, salesman)
  await page.evaluate(() => localStorage.setItem('inkwell.language', 'ar'))
  await openBoard(page, invoice)
  const columnOf = (status: string) => page.locator(`section[data-status="${status}"]`)
  const link = (status: string) => columnOf(status).getByRole('link', { name: invoice.invoice_no ?? '' })
  const [first, second] = [await middleOf(columnOf('Pending')), await middleOf(columnOf('Start_process'))]
  expect(first.x).toBeGreaterThan(second.x)

  await link('Pending').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(link('Pending')).toBeFocused()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(link('Start_process')).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(link('Pending')).toBeFocused()
  await dragByMouse(page, columnOf('Pending').getByRole('listitem'), columnOf('On_hold'))
  await expect(link('On_hold')).toBeVisible()
})

/** A swiped board keeps scrolling for a while. */
async function untilStill(board: Locator): Promise<void> {
  await board.evaluate(async (element) => {
    for (let still = 0, before = -1; still < 20; before = element.scrollLeft) {
      await new Promise(requestAnimationFrame)
      still = element.scrollLeft === before ? still + 1 : 0
    }
  })
}

test('a card is moved by touch after a long press; a swipe scrolls', async ({ browser }) => {
  const salesman = await createUser('salesman')
  const invoice = await anInvoice(await apiOf(salesman))
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await giveSession(page, salesman)
  await openBoard(page, invoice)
  const board = column(page, 'Pending').locator('..')
  const card = cardIn(page, 'Pending', invoice)
  await card.scrollIntoViewIfNeeded()
  const finger = await Finger.on(page)

  const from = await middleOf(card)
  await finger.down(from)
  await finger.moveTo({ x: from.x - 90, y: from.y })
  await finger.up()
  await expect.poll(() => board.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await untilStill(board)
  await expect(card).toBeAttached()
  await board.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))

  const edge = { x: 300, y: (await middleOf(card)).y }
  await finger.down(await middleOf(card))
  await expect(card).toHaveAttribute('data-dragged', '')
  await finger.moveTo(edge)
  await finger.up()
  await expectToast(page, `${invoice.invoice_no} moved from Pending to Start Process.`)
  await expect(cardIn(page, 'Start Process', invoice)).toBeAttached()

  // Near the edge the board scrolls, to columns that were out of view.
  await board.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
  const further = cardIn(page, 'Start Process', invoice)
  await finger.down({ x: 300, y: (await middleOf(further)).y })
  await expect(further).toHaveAttribute('data-dragged', '')
  await finger.moveTo({ x: 386, y: edge.y })
  await expect(column(page, 'Close')).toBeInViewport({ ratio: 0.6 })
  await finger.up()
  await expectToast(page, `${invoice.invoice_no} moved from Start Process to Close.`)

  await cardIn(page, 'Close', invoice)
    .getByRole('button', { name: `Move ${invoice.invoice_no} to…` })
    .tap()
  await page.getByRole('menuitem', { name: 'Pending' }).tap()
  await expectToast(page, `${invoice.invoice_no} moved from Close to Pending.`)
  await context.close()
})

test('an idle board and an idle list show another user’s move within two seconds', async ({
  page,
  browser,
}) => {
  const [idle, busy] = [await createUser('salesman'), await createUser('manager')]
  const invoice = await anInvoice(await apiOf(busy))
  await giveSession(page, idle)
  await openBoard(page, invoice)
  const list = await page.context().newPage()
  await list.goto(`/invoice-tracker/table?search=${invoice.invoice_no}`)
  await expect(rowWith(list, 'Pending')).toBeVisible()
  const other = await anotherDevice(browser, busy)
  await openBoard(other, invoice)
  await dragByMouse(other, cardIn(other, 'Pending', invoice), column(other, 'On Hold'))
  await expectToast(other, `${invoice.invoice_no} moved from Pending to On Hold.`)
  await expect(cardIn(page, 'On Hold', invoice)).toBeVisible()
  await expect(rowWith(list, 'On Hold')).toBeVisible()
  await expect(cardIn(page, 'Pending', invoice)).toHaveCount(0)
  await other.context().close()
})

test.describe('when two users move one card at once', () => {
  test.use({ callsMayFail: true })

  test('the second is refused, and sees who moved the card and where it is', async ({ page, browser }) => {
    const [mine, theirs] = [await createUser('salesman'), await createUser('manager')]
    const invoice = await anInvoice(await apiOf(theirs))
    await giveSession(page, mine)
    await openBoard(page, invoice)
    const other = await anotherDevice(browser, theirs)
    await openBoard(other, invoice)
    // This move is in flight when the other arrives.
    await page.route('**/invoice-tracker/*/status', async (route) => {
      await dragByMouse(other, cardIn(other, 'Pending', invoice), column(other, 'On Hold'))
      await expect(cardIn(other, 'On Hold', invoice)).toBeVisible()
      await expectToast(other, `${invoice.invoice_no} moved from Pending to On Hold.`)
      await route.continue()
    })
    await dragByMouse(page, cardIn(page, 'Pending', invoice), column(page, 'Start Process'))
    const refusal = page.getByRole('alert').filter({ hasText: 'Order not moved' })
    await expect(refusal).toContainText(`Test manager has already moved ${invoice.invoice_no} to On Hold.`)
    await expect(cardIn(page, 'On Hold', invoice)).toBeVisible()
    await expect(cardIn(page, 'Start Process', invoice)).toHaveCount(0)
    await other.context().close()
  })
})
