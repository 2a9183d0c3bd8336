import { type CDPSession, expect, type Page } from '@playwright/test'
import { aProduct, type Product } from '../src/features/products/testing/a-product.ts'
import { aLine } from '../src/features/invoices/testing/an-invoice.ts'
import type { Api, Saved } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, giveSession, hire } from './support/people.ts'

const keys = '123456789'
/** Rounds through invoices of all lengths: a machine is at times half as quick again for a minute. */
const rounds = 3
const changes = 3
/** So much more may a key cost at 500 lines than at 5. */
const allowed = 2
/** Within so many frames a dialog has closed and given the focus back. */
const framesOfDialog = 10

test('typing and changing lines costs as much in a long invoice as in a short one', async ({ page }) => {
  test.setTimeout(300_000)
  const salesman = await hire('salesman')
  const api = await apiOf(salesman)
  const pen = await aProduct(api, { unit_price: 2.5 })
  await giveSession(page, salesman)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const clock = await page.context().newCDPSession(page)
  // The processor's time and not that of the clock on the wall, which also goes while others work.
  await clock.send('Performance.enable', { timeDomain: 'threadTicks' })

  // Everything has been compiled and optimised before anything counts.
  await costsAt(page, clock, await aDraft(api, 5), pen)
  const few: Costs = {}
  const more: Costs = {}
  const many: Costs = {}
  for (let round = 0; round < rounds; round++) {
    least(few, await costsAt(page, clock, await aDraft(api, 5), pen))
    least(more, await costsAt(page, clock, await aDraft(api, 100), pen))
    least(many, await costsAt(page, clock, await aDraft(api, 500), pen))
  }

  const figures = JSON.stringify({ few, more, many })
  for (const [what, cost] of Object.entries(few)) {
    const most = cost * allowed
    expect(more[what], `${what}, 100 lines: ${figures}`).toBeLessThan(most)
    expect(many[what], `${what}, 500 lines: ${figures}`).toBeLessThan(most)
  }
})

async function aDraft(api: Api, lines: number): Promise<number> {
  const invoice_products = Array.from({ length: lines }, (_, at) => aLine({ product_item: `Line ${at}.` }))
  const { body } = await api.post<Saved<{ id: number }>>('/invoice', { status: 'draft', invoice_products })
  return body.data.id
}

/** What each step costs the main thread, in milliseconds. */
type Costs = Record<string, number>

/** Keeps the least of each step: whatever else happens on the machine only adds. */
function least(known: Costs, measured: Costs): void {
  for (const [what, cost] of Object.entries(measured)) known[what] = Math.min(known[what] ?? cost, cost)
}

/** Of each step, the middle of many. */
async function costsAt(page: Page, clock: CDPSession, draft: number, pen: Product): Promise<Costs> {
  const costs: Record<string, number[]> = {}
  const press = async (what: string, key: string, frames: number) => {
    const before = await spent(page, clock, frames)
    await page.keyboard.press(key)
    ;(costs[what] ??= []).push((await spent(page, clock, frames)) - before)
  }
  const type = async (what: string, text: string) => {
    for (const key of text) await press(what, key, 2)
  }
  await page.goto(`/invoice/update/${draft}`)
  await page.getByLabel('Purchase Order Reference').click()
  await type('a key in the head', keys)
  await page.getByLabel('Age Days').click()
  await type('a key of a number', keys)
  await page.getByLabel('Discount %').click()
  for (const digit of keys) {
    await type('a key of the discount', digit)
    await page.keyboard.press('Backspace')
  }

  for (let at = 0; at < changes; at++) {
    await page.locator('tr[data-row] [data-cell="quantity"] button').nth(at).click()
    await type('a key in the table', '12345')
    await press('going on in the table', 'Tab', 2)
  }
  for (let at = 0; at < changes; at++) {
    await page.locator(`[aria-label="Edit Line ${at}."]`).click()
    await page.getByRole('dialog').getByLabel('Quantity').fill('')
    await type('a key in the dialog', '12345')
    await press('changing a line', 'Enter', framesOfDialog)
  }
  for (let at = 0; at < changes; at++) {
    await page.getByRole('button', { name: 'Add product' }).click()
    const adding = page.getByRole('dialog')
    await adding.getByRole('combobox', { name: 'Product' }).fill(pen.items)
    await adding.getByRole('option', { name: pen.items }).click()
    await adding.getByLabel('Quantity').fill(`${at + 1}`)
    await press('adding a line', 'Enter', framesOfDialog)
  }
  for (let at = 0; at < changes; at++) {
    await page.locator(`[aria-label="Delete Line ${at}."]`).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).focus()
    await press('taking out a line', 'Enter', framesOfDialog)
  }
  // Left as it was on the server: nobody is to be asked about it.
  page.once('dialog', (dialog) => void dialog.accept())
  return Object.fromEntries(Object.entries(costs).map(([what, each]) => [what, middleOf(each)]))
}

/**
 * The time that the page's main thread has worked, in milliseconds, when what was begun has been painted. All steps
 * that count are keys: looking for elements would take time of the same thread.
 */
async function spent(page: Page, clock: CDPSession, frames: number): Promise<number> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, frames)
  const { metrics } = await clock.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
