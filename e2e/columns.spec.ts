import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { anotherDevice, apiOf, createUser, openAs, unique } from './support/people.ts'

const widthOf = (head: Locator) => head.evaluate((element) => (element as HTMLElement).offsetWidth)
const headOf = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}( Width)?$`) })
const edgeOf = (page: Page, name: string) => headOf(page, name).getByRole('separator')

async function drag(page: Page, edge: Locator, by: number) {
  await page.getByRole('table').hover()
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge is not there.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
  await page.mouse.up()
}

/** A list of one customer, with the column of the name. */
async function openColumns(page: Page) {
  const manager = await createUser('manager')
  const name = `Wide ${unique()}`
  await aCustomer(await apiOf(manager), { name })
  const address = `/customer/table?search=${encodeURIComponent(name)}`
  await openAs(page, manager, address)
  const [head, edge] = [headOf(page, 'Name'), edgeOf(page, 'Name')]
  await page.getByRole('table').hover()
  await expect(edge).toHaveAttribute('aria-valuenow', /^\d+$/)
  return { manager, address, head, edge, before: await widthOf(head) }
}

test('a column’s width and place, set by mouse or keys, are the same on every device of the user', async ({
  browser,
  page,
}) => {
  const { manager, address, head, edge, before } = await openColumns(page)
  const kept = page.waitForResponse(/column-layout/)
  await drag(page, edge, 90)
  await kept
  expect(await widthOf(head)).toBe(before + 90)
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 90))
  const narrowed = page.waitForResponse((answer) =>
    Boolean(
      answer
        .request()
        .postData()
        ?.includes(`"width":${before + 10}`),
    ),
  )
  await edge.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => widthOf(head)).toBe(before + 10)
  await narrowed
  const other = await anotherDevice(browser, manager, address)
  await expect.poll(() => widthOf(headOf(other, 'Name'))).toBe(before + 10)
  await other.getByRole('table').hover()
  await edgeOf(other, 'Name').dblclick()
  await expect.poll(() => widthOf(headOf(other, 'Name'))).toBe(before)
})

test('the width chosen last is saved even if the request before it is slow', async ({ page }) => {
  const { head, edge, before } = await openColumns(page)
  let isFirst = true
  await page.route(/column-layout/, async (route) => {
    const slow = isFirst
    isFirst = false
    if (slow) await page.waitForTimeout(500)
    await route.continue()
  })
  const kept = (width: number) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(`"width":${width}`) === true)
  const both = Promise.all([kept(before + 64), kept(before + 80)])
  await edge.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => widthOf(head)).toBe(before + 64)
  await page.keyboard.press('ArrowRight')
  await both
  await page.reload()
  await expect.poll(() => widthOf(head)).toBe(before + 80)
})

test('the first columns are frozen up to a chosen one, and a view saves that with the widths', async ({
  browser,
  page,
}) => {
  const [manager, colleague] = [await createUser('manager'), await createUser('manager')]
  await anInvoice(await apiOf(manager))
  await page.setViewportSize({ width: 1100, height: 700 })
  await openAs(page, manager, '/invoice/table')
  const kept = page.waitForResponse(/column-layout/)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Freeze columns up to Status' }).click()
  await kept
  await expect(page.getByRole('button', { name: 'Freeze columns up to Invoice Number' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await drag(page, edgeOf(page, 'Invoice Number'), 40)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click()
  const dialog = page.getByRole('dialog')
  const name = `Held ${unique()}`
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('switch', { name: 'Share with everyone who can view this list' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  const width = await widthOf(headOf(page, 'Invoice Number'))

  const saved = new URL(page.url()).searchParams.get('saved')
  const desk = await anotherDevice(browser, colleague, `/invoice/table?saved=${saved}`)
  await desk.setViewportSize({ width: 1100, height: 700 })
  const [number, status] = [headOf(desk, 'Invoice Number'), headOf(desk, 'Status')]
  await expect.poll(() => widthOf(number)).toBe(width)
  await desk.getByRole('table').evaluate((table) => table.parentElement?.scrollTo({ left: 600 }))
  const edge = async (head: Locator) => {
    const { x = 0, width: wide = 0 } = (await head.boundingBox()) ?? {}
    return { start: Math.round(x), end: Math.round(x + wide) }
  }
  const frame = await desk
    .getByRole('table')
    .evaluate((table) => table.parentElement?.getBoundingClientRect().x)
  expect(Math.abs((await edge(number)).start - (frame ?? 0))).toBeLessThanOrEqual(1)
  expect(Math.abs((await edge(status)).start - (await edge(number)).end)).toBeLessThanOrEqual(1)
  // A changed view shows that it is changed.
  await drag(page, edgeOf(page, 'Customer'), 30)
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible()
})
