import { expect, type Locator, type Page } from '@playwright/test'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { addDays, today } from '../src/kernel/contract/values/day.ts'
import { textOfPages } from '../src/kernel/server/pdf/testing/read-pdf.ts'
import type { Api, Saved } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, signIn, unique } from './support/people.ts'
import { detail, rowWith } from './support/screen.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

test('each figure of the dashboard equals that of the list to which it leads', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const now = today('Asia/Baghdad')
  await anInvoice(api, { invoice_date: now, invoice_products: [aLine({ quantity: 3, unit_price: 411.52 })] })
  await anInvoice(api, { invoice_date: addDays(now, -45), age_days: 5 })
  const entry = { project_name: 'Tea', project_amount: 12_500, receipt_no: '1', receipt_form: 'Paper' }
  expect((await api.post('/petty-cash', entry)).status).toBe(201)
  await signIn(page, manager)

  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const firstFigure = (name: string) => card(name).getByRole('link').first()
  const line = (name: string, row: number) => card(name).getByRole('row').nth(row)
  const sumOfList = (label: string) => detail(page, label)
  const range = page.getByText(/^\d+–\d+ of \d+$/)

  await page.goto('/dashboad')
  await expect(card('Aged receivables')).toContainText('Orders by invoice date, without opening balances.')
  await agrees(page, firstFigure('Outstanding'), sumOfList('Outstanding'))
  // Row 0 contains the headings.
  for (const age of [1, 2]) await agrees(page, line('Aged receivables', age), sumOfList('Outstanding'))
  await agrees(page, firstFigure('Past due'), sumOfList('Outstanding'))
  await agrees(page, firstFigure('Net sales this month'), sumOfList('Net'))
  // Sales are net of returns: the list shows the returns beside its total.
  for (const [name, row] of [
    ['Top customers', 1],
    ['Sales by month', 12],
  ] as const) {
    await agrees(page, line(name, row), sumOfList('Net'))
    await expect(sumOfList('Grand Total')).toContainText(money)
  }
  await agrees(page, firstFigure('Petty cash this month'), sumOfList('Total Project Amount'))
  const orders = card('Orders by status').getByRole('listitem').first()
  await agrees(page, orders, range, / of (\d+)$/, /(\d+)$/)
})

test('the dashboard is at most 1,600 pixels high on a large screen', async ({ page }) => {
  await anInvoice(await apiOf(await createUser('manager')))
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, await createUser('admin'))
  await page.getByRole('button', { name: 'Dismiss first steps' }).click()
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0)
  for (const name of ['Today', 'Past due', 'Sales by month', 'Bank accounts']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600)
})

const money = /((?:USD|IQD)\s[\d,.]+)/

/**
 * Follows a figure of the dashboard to its list and compares the totals. Other journeys change both meanwhile, so
 * differing values are read again.
 */
async function agrees(
  page: Page,
  figure: Locator,
  ofList: Locator,
  inList: RegExp = money,
  onDashboard: RegExp = money,
): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboad')
    const shown = await read(figure, onDashboard)
    const link = figure.getByRole('link')
    await ((await link.count()) > 0 ? link : figure).click()
    await expect(page).not.toHaveURL(/dashboad/)
    await expect(ofList).toContainText(inList)
    expect(await read(ofList, inList)).toBe(shown)
  }).toPass({ timeout: 60_000 })
}

async function read(place: Locator, figure: RegExp): Promise<string | undefined> {
  return figure.exec(await place.innerText())?.[1]
}

test.describe('the list, the record, the print and the PDF show the same amount', () => {
  let api: Api
  test.beforeEach(async ({ page }) => {
    const manager = await createUser('manager')
    api = await apiOf(manager)
    await signIn(page, manager)
  })

  async function create(path: string, body: object): Promise<{ id: number }> {
    const answer = await api.post<Saved<{ id: number }>>(path, body)
    if (answer.status !== 201) throw new Error(`${path} refused: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }

  async function textOfPdf(path: string): Promise<string> {
    const pdf = Buffer.from(await (await api.fetch(`/api/v1${path}`)).arrayBuffer())
    return textOfPages(pdf).join(' ').replaceAll(/\s+/g, ' ')
  }

  test('of an invoice', async ({ page }) => {
    const { id, invoice_no } = await anInvoice(api, {
      discount: 10,
      invoice_products: [aLine({ quantity: 7, unit_price: 193.33 })],
    })
    const total = 'USD 1,217.98'
    await page.goto(`/invoice/table?search=${invoice_no}`)
    await expect(rowWith(page, String(invoice_no))).toContainText(total)
    await expect(detail(page, 'Grand Total')).toHaveText(total)
    await page.goto(`/invoice/view/${id}`)
    await expect(detail(page, 'Grand Total')).toHaveText(total)
    await page.goto(`/invoce-generate/${id}`)
    const words = 'One Thousand Two Hundred Seventeen Dolar And Ninety-Eight Cents'
    await expect(page.getByRole('article')).toContainText(total)
    await expect(page.getByRole('article')).toContainText(words)
    const pdf = await textOfPdf(`/invoice/generate-pdf/${id}`)
    expect(pdf).toContain(total)
    expect(pdf).toContain(words)
    await page.goto(`/invoice-tracker/table?search=${invoice_no}`)
    await expect(rowWith(page, String(invoice_no))).toContainText(total)
  })

  for (const { kind, path, screen, body } of [
    {
      kind: 'receipt voucher',
      path: '/receipt-voucher',
      screen: '/receipt-voucher',
      body: { amount_usd_advance: 321.09, amount_iqd_final: 75_500 },
    },
    {
      kind: 'payment voucher',
      path: '/payment-voucher',
      screen: '/payment-statement-vouchar',
      body: { amount_usd: 321.09, amount_iqd: 75_500, to: 'Paper mill', from_field: 'PEN-COMPANY' },
    },
  ]) {
    test(`of a ${kind}`, async ({ page }) => {
      const mark = unique()
      const invoice = await anInvoice(api)
      const { id } = await create(path, {
        ...body,
        subject: mark,
        invoice: invoice.id,
        from_account: invoice.customer,
      })
      const amounts = ['USD 321.09', 'IQD 75,500']
      const inWords = [
        'Three Hundred Twenty-One Dolar And Nine Cents',
        'Seventy-Five Thousand Five Hundred Dinar',
      ]
      await page.goto(`${screen}/table?search=${mark}`)
      for (const amount of amounts) await expect(rowWith(page, mark)).toContainText(amount)
      await page.goto(`${screen}/view/${id}`)
      for (const amount of amounts) {
        await expect(page.locator('dd').filter({ hasText: amount }).first()).toBeVisible()
      }
      await page.goto(`${screen}/print/${id}`)
      const pdf = await textOfPdf(`${path}/generate-pdf/${id}`)
      for (const text of [...amounts, ...inWords]) {
        await expect(page.getByRole('article').first()).toContainText(text)
        expect(pdf).toContain(text)
      }
    })
  }
})
