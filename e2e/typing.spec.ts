import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { aProduct, type Product } from '../src/features/products/testing/a-product.ts'
import { aLine } from '../src/features/invoices/testing/an-invoice.ts'
import type { Api, Saved } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, giveSession, createUser } from './support/people.ts'

/** The maximum ratio of work per key between 500 lines and 5. */
const allowed = 2
/**
 * How many times its elements all steps together may restyle or lay out; a style rule for ancestors of a line would
 * restyle all of them at each step.
 */
const wholes = 2

test('a keystroke updates as little of the page in a long invoice as in a short one', async ({
  page,
  browser,
}) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const pen = await aProduct(api, { unit_price: 2.5 })
  await giveSession(page, salesman)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')

  const few = await workAt({ page, browser, session }, await aDraft(api, 5), pen)
  const many = await workAt({ page, browser, session }, await aDraft(api, 500), pen)
  const figures = JSON.stringify({ few, many })
  for (const [what, called] of Object.entries(few.called)) {
    expect(many.called[what], `${what}: ${figures}`).toBeLessThan(called * allowed)
  }
  expect(many.styled, figures).toBeLessThan(many.elements * wholes)
  expect(many.placed, figures).toBeLessThan(many.elements * wholes)
})

async function aDraft(api: Api, lines: number): Promise<number> {
  const invoice_products = Array.from({ length: lines }, (_, at) => aLine({ product_item: `Line ${at}.` }))
  const { body } = await api.post<Saved<{ id: number }>>('/invoice', { status: 'draft', invoice_products })
  return body.data.id
}

interface Watched {
  page: Page
  browser: Browser
  session: CDPSession
}

/** The work of all steps together, and of each. Counted instead of timed, so it is the same on any machine. */
interface Work {
  /** Calls of the program's functions, by step. */
  called: Record<string, number>
  /** Elements with recalculated styles, and with recalculated layout. */
  styled: number
  placed: number
  /** All elements. */
  elements: number
}

async function workAt({ page, browser, session }: Watched, draft: number, pen: Product): Promise<Work> {
  const called: Record<string, number> = {}
  const press = async (what: string, key: string) => {
    await calls(page, session)
    await page.keyboard.press(key)
    called[what] = (called[what] ?? 0) + (await calls(page, session))
  }
  const type = async (what: string, text: string) => {
    for (const key of text) await press(what, key)
  }
  await page.goto(`/invoice/update/${draft}`)
  await page.getByLabel('Purchase Order Reference').click()
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })

  await type('a key in the head', '123')
  await page.getByLabel('Age Days').click()
  await type('a key of a number', '12')
  await page.getByLabel('Discount %').click()
  await type('a key of the discount', '5')

  await page.locator('tr[data-row] [data-cell="quantity"] button').first().click()
  await type('a key in the table', '123')
  await press('going on in the table', 'Tab')

  await page.locator('[aria-label="Edit Line 1."]').click()
  await page.getByRole('dialog').getByLabel('Quantity').fill('')
  await type('a key in the dialog', '123')
  await press('changing a line', 'Enter')

  await page.getByRole('button', { name: 'Add product' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('combobox', { name: 'Product' }).fill(pen.items)
  await adding.getByRole('option', { name: pen.items }).click()
  await adding.getByLabel('Quantity').fill('7')
  await press('adding a line', 'Enter')

  await page.locator('[aria-label="Delete Line 2."]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).focus()
  await press('taking out a line', 'Enter')

  const { styled, placed } = drawn(await browser.stopTracing())
  await session.send('Profiler.stopPreciseCoverage')
  const elements = await page.locator('*').count()
  // Unchanged on the server: leaving needs no confirmation.
  page.once('dialog', (dialog) => void dialog.accept())
  return { called, styled, placed, elements }
}

/** The frames within which a key's effects are rendered, or a dialog is closed and the focus returned. */
const frames = 10

/** The number of function calls since the previous call, after everything is rendered. */
async function calls(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, frames)
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const functions = result.filter(({ url }) => url.includes('/assets/')).flatMap((script) => script.functions)
  return functions.reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0)
}

interface Traced {
  name: string
  args?: { elementCount?: number; beginData?: { dirtyObjects?: number } }
}

function drawn(trace: Buffer): Pick<Work, 'styled' | 'placed'> {
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(trace.toString())
  const sum = (name: string, of: (args: NonNullable<Traced['args']>) => number | undefined) =>
    traceEvents.reduce((all, event) => all + (event.name === name ? (of(event.args ?? {}) ?? 0) : 0), 0)
  return {
    styled: sum('UpdateLayoutTree', ({ elementCount }) => elementCount),
    placed: sum('Layout', ({ beginData }) => beginData?.dirtyObjects),
  }
}
