import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { anOpening } from '../src/features/money/opening-balances/testing/an-opening.ts'
import { today } from '../src/kernel/contract/values/day.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { detail } from './support/screen.ts'

test('a customer’s page shows what was sold and paid, and leads to the next invoice', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `شركة ${unique()}`
  const { id } = await aCustomer(api, { name })
  const invoice = await anInvoice(api, {
    customer: id,
    invoice_products: [aLine({ quantity: 2, unit_price: 50 })],
  })
  await api.post('/receipt', {
    customer: id,
    usd: 40,
    allocations: [{ invoice: invoice.id, amount_usd: 40 }],
  })
  await openAs(page, admin, `/customer/view/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(`${invoice.invoice_no}`) })
  await expect(row).toContainText(/USD\s100.00.*USD\s60.00/s)

  await page.getByRole('tab', { name: 'Invoices' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeFocused()
  await expect(row).toContainText('Pending')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Payments' })).toContainText(/USD\s40.00/)
  await page.reload()
  await page.getByRole('tab', { name: 'Statement', selected: false }).click()
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('60.00')

  await page.getByRole('link', { name: 'New invoice' }).click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(name)
  await page.goBack()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Repeat last invoice' }).click()
  await expect(page).toHaveURL(/\/invoice\/update\/\d+$/)
})

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the heading shows the customer and their balance, each figure leads to its records, and the tabs are in view', async ({
    page,
  }) => {
    const admin = await createUser('admin')
    const api = await apiOf(admin)
    const contacts = {
      name: `Karrada ${unique()}`,
      phone: '0770 123 4567',
      email: `${unique()}@pens.example`,
    }
    const { id } = await aCustomer(api, contacts)
    const lines = (unit_price: number) => ({
      customer: id,
      invoice_products: [aLine({ quantity: 1, unit_price })],
    })
    const late = await anInvoice(api, { ...lines(100), invoice_date: '2026-01-10', age_days: 0 })
    const early = await anInvoice(api, { ...lines(50), invoice_date: today('Asia/Baghdad'), age_days: 30 })
    await anOpening(api, { customer: id, amount_usd: 30 })
    await openAs(page, admin, `/customer/view/${id}`)
    await expect(detail(page, 'Balance')).toHaveText('USD 180.00')
    await expect(page.getByRole('link', { name: contacts.phone })).toHaveAttribute('href', 'tel:07701234567')
    await expect(page.getByRole('link', { name: contacts.email })).toHaveAttribute(
      'href',
      `mailto:${contacts.email}`,
    )

    const figure = (name: string) => page.getByRole('region', { name, exact: true })
    const figures = ['Past due', 'Not due', 'Opening balance', 'Unapplied credit', 'Net sales']
    await expect(figure('Past due')).toContainText(/USD\s100.00.*1 invoice/s)
    await expect(figure('Not due')).toContainText(/USD\s50.00/)
    await expect(figure('Opening balance')).toContainText(/USD\s30.00/)
    await expect(figure('Net sales')).toContainText(/USD\s150.00/)
    const boxes = await Promise.all(figures.map((name) => figure(name).boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    const tabs = page.getByRole('tablist', { name: 'Customer records' })
    await expect(tabs).toBeInViewport({ ratio: 1 })
    // Each invoice is listed once.
    for (const { invoice_no } of [late, early]) {
      await expect(page.getByRole('main').getByText(invoice_no ?? 'no number')).toHaveCount(1)
    }

    const leads = [
      ['Past due', 'USD 100.00'],
      ['Not due', 'USD 50.00'],
      ['Opening balance', 'USD 30.00'],
      ['Net sales', 'USD 150.00'],
    ] as const
    for (const [name, sum] of leads) {
      await figure(name).getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/table\\?customer=${id}&`))
      await expect(page.getByRole('main')).toContainText(sum.replace(' ', '\u00a0'))
      await page.goBack()
    }
    await figure('Unapplied credit').getByRole('link').click()
    await expect(page).toHaveURL(`/customer/statement/${id}`)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the less frequent actions are in the menu, so that the buttons take two rows', async ({ page }) => {
    const admin = await createUser('admin')
    const { id } = await aCustomer(await apiOf(admin))
    await openAs(page, admin, `/customer/view/${id}`)
    const head = page.locator('header', { has: page.getByRole('heading', { level: 1 }) })
    const buttons = head.locator('a, button')
    await expect(buttons).toHaveCount(4)
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(2)
    for (const [name, address] of [
      ['Statement', `/customer/statement/${id}`],
      ['Update', `/customer/update/${id}`],
    ] as const) {
      await head.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
      await page.goBack()
    }
  })

  test('the number of a document stays whole in the title of a dialog', async ({ page }) => {
    const admin = await createUser('admin')
    const api = await apiOf(admin)
    const { id: customer } = await aCustomer(api)
    const lines = { invoice_products: [aLine({ quantity: 1, unit_price: 10 })] }
    const { id, invoice_no } = await anInvoice(api, { ...lines, customer })
    await openAs(page, admin, `/invoice/view/${id}`)
    await page.getByRole('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Cancel invoice' }).click()
    const number = page
      .getByRole('dialog')
      .getByRole('heading')
      .getByText(String(invoice_no), { exact: true })
    await expect(number).toHaveCSS('white-space', 'nowrap')
  })
})

test('an early Enter in the menu of a customer does not archive the customer', async ({ page }) => {
  const admin = await createUser('admin')
  const { id } = await aCustomer(await apiOf(admin))
  await openAs(page, admin, `/customer/view/${id}`)
  let load = () => {}
  const entries = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/customer-further*', async (route) => {
    await entries
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'More' }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Enter')
  load()
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
})

test('a draft is issued on its own page, which shows its deposit', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const { id: customer } = await aCustomer(api)
  const lines = { invoice_products: [aLine({ quantity: 1, unit_price: 10 })] }
  const whole = await anInvoice(api, { ...lines, customer, advance_cash: 60, status: 'draft' })
  await openAs(page, admin, `/invoice/view/${whole.id}`)
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/INV-\d{4}-\d{5}/)
  await expect(page.getByText(/^Deposit 60 %: USD\s6.00/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Issue invoice' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Receive money' })).toBeVisible()
  // A click enters the deposit.
  await page.getByRole('link', { name: 'USD 6.00' }).click()
  await expect(page.getByLabel('Amount USD')).toHaveValue('6')
  await expect(page.getByText('Still due:')).toContainText('USD 4.00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'USD 6.00' })).toBeVisible()
  await expect(page.getByLabel('Amount USD')).toHaveValue('')
})

test('a salesman sees only permitted parts of a customer’s page', async ({ page }) => {
  const salesman = await createUser('salesman')
  const { id } = await aCustomer(await apiOf(salesman))
  await openAs(page, salesman, `/customer/view/${id}`)
  await expect(page.getByRole('tab', { name: 'Invoices' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Payments' })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Statement' })).toHaveCount(0)
  await expect(page.getByText('No invoices for this customer yet.')).toBeVisible()
  await expect(detail(page, 'Code')).toBeVisible()
  await expect(detail(page, 'Balance')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Past due' })).toHaveCount(0)
})
