import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { addDays } from '../src/kernel/contract/values/day.ts'
import { formatDay } from '../src/kernel/contract/values/formats.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs } from './support/people.ts'
import { detail } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test('a payment in two currencies pays three invoices with four inputs', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const customer = (await aCustomer(api)).id
  let invoice = 0
  for (const [age_days, unit_price] of [135, 255, 220].entries()) {
    ;({ id: invoice } = await anInvoice(api, {
      customer,
      age_days,
      invoice_products: [aLine({ quantity: 1, unit_price })],
    }))
  }
  await openAs(page, manager, `/invoice/view/${invoice}`)
  await page.getByRole('main').getByRole('link', { name: 'Receive money' }).click()
  // The outstanding amount of the invoice is one click away, in both currencies.
  await page.getByRole('button', { name: 'USD 220.00' }).click()
  await expect(page.getByLabel('Amount USD')).toHaveValue('220.00')
  await expect(page.getByRole('button', { name: 'USD 390.00' })).toBeVisible()
  await page.getByLabel('Amount USD').fill('300')
  await page.getByLabel('Amount IQD').fill('393000')
  await page.getByLabel('IQD per USD').fill('131000')
  await expect(page.locator('output')).toHaveText(
    /USD\s300.00 \+ IQD\s393,000 at 1,310.00 = USD\s600.00: USD\s220.00 \+ USD\s135.00 \+ USD\s245.00, unapplied credit USD\s0.00/,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  const print = page.getByRole('status').getByRole('link', { name: 'Print' })
  await expect(print).toHaveCount(1)
  const { body } = await api.get<{ invoices: { outstanding: number }[] }>(
    `/receipt/open?customer=${customer}`,
  )
  expect(body.invoices.map(({ outstanding }) => outstanding)).toEqual([10])
  await expect(page.getByRole('textbox', { name: /Amount applied to/ })).toHaveCount(1)
  await print.click()
  const paper = page.getByRole('region', { name: 'Original' })
  await expect(paper).toContainText(/Amount Received.*USD\s300.00.*IQD\s393,000/)

  // Everywhere there is a key, and on an order a link with its customer.
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog')).toContainText('Receive Money')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+r')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receive Money')
  await page.goto(`/receive-money?invoice=${invoice}`)
  await expect(page.getByRole('textbox', { name: /Amount applied to/ })).toHaveCount(1)
})

test('changing one invoice’s share leaves the other shares, and an invalid number is refused at its input', async ({
  page,
}) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const customer = (await aCustomer(api)).id
  for (const [age_days, unit_price] of [1500, 2500, 700].entries())
    await anInvoice(api, { customer, age_days, invoice_products: [aLine({ quantity: 1, unit_price })] })
  await openAs(page, manager, `/receive-money?customer=${customer}`)
  await page.getByLabel('Amount USD').fill('4100')
  const shares = page.getByRole('textbox', { name: /Amount applied to/ })
  const theyAre = async (...amounts: string[]) => {
    for (const [nth, amount] of amounts.entries()) await expect(shares.nth(nth)).toHaveValue(amount)
  }
  await theyAre('1,500.00', '2,500.00', '100.00')
  await shares.first().fill('12 50')
  const sentence = 'Enter the number with digits and one decimal point.'
  await expect(page.getByRole('cell').filter({ hasText: sentence })).toBeVisible()
  await expect(page.locator('output')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await shares.first().fill('1,400')
  await shares.first().blur()
  await theyAre('1,400.00', '2,500.00', '100.00')
  await expect(page.locator('output')).toHaveText(
    /USD\s1,400.00 \+ USD\s2,500.00 \+ USD\s100.00, unapplied credit USD\s100.00/,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Receipt Voucher Added Successfully!')
  const { body } = await api.get<{ invoices: { outstanding: number }[] }>(
    `/receipt/open?customer=${customer}`,
  )
  expect(body.invoices.map(({ outstanding }) => outstanding)).toEqual([100, 600])
})

test('issuing an invoice offers the customer’s unapplied credit by keyboard alone, and applying it can be undone', async ({
  page,
}) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const customer = (await aCustomer(api)).id
  expect(await api.post('/receipt', { customer, usd: 300 })).toMatchObject({ status: 201 })
  const invoice_products = [aLine({ quantity: 1, unit_price: 135 })]
  const draft = await anInvoice(api, { customer, invoice_products, status: 'draft' })
  const onAccount = async () =>
    (await api.get<{ on_account_usd: number }>(`/receipt/open?customer=${customer}`)).body.on_account_usd

  await openAs(page, manager, `/invoice/update/${draft.id}`)
  await page.getByLabel('Purchase Order Reference').press('Control+s')
  const question = page.getByRole('dialog', { name: 'Apply credit?' })
  await expect(question).toContainText(/USD\s300.00 in unapplied credit. USD\s135.00 is applied to INV-/)
  // Enter presses the button to decline.
  await expect(question.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(/USD\s135.00 credit applied/)).toBeVisible()
  expect(await onAccount()).toBe(165)
  await page.keyboard.press('Control+z')
  await expectToast(page, 'Change undone.')
  expect(await onAccount()).toBe(300)

  // A declined question is offered again on the page of the invoice.
  const next = await anInvoice(api, { customer, invoice_products, status: 'draft' })
  await page.goto(`/invoice/update/${next.id}`)
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.goto(`/invoice/view/${next.id}`)
  await page.getByRole('button', { name: 'Apply credit to invoice' }).click()
  await expectToast(page, /USD\s135.00 credit applied/)
})

test.describe('without a response', () => {
  test.use({ callsMayFail: true })

  test('stored money is not received twice', async ({ page }) => {
    const manager = await createUser('manager')
    const api = await apiOf(manager)
    const { customer } = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 100 })] })
    await openAs(page, manager, `/receive-money?customer=${customer}`)
    await page.getByLabel('Amount USD').fill('100')
    await page.route('**/api/v1/receipt', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel('Amount USD').press('Control+s')
    await expect(page.getByText('The server cannot be reached.')).toBeVisible()
    await page.unroute('**/api/v1/receipt')
    // The debts may or may not be loaded again by then; in both cases the retry is not a second payment.
    await page.getByLabel('Amount USD').press('Control+s')
    await expect(page.getByRole('status').getByRole('link', { name: 'Print' })).toBeVisible()
    expect((await api.get(`/receipt/open?customer=${customer}`)).body).toMatchObject({
      on_account_usd: 0,
      invoices: [],
    })
  })
})

test('a rate override asks for a confirmation and a reason, and may become the rate of a day without one', async ({
  page,
}) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const customer = (await aCustomer(api)).id
  // A day for which no other journey sets a rate.
  const day = addDays('2025-01-01', Math.floor(Math.random() * 300) * 2)
  expect((await api.post('/exchange-rate', { date: day, iqd_per_usd: 1310 })).status).toBe(201)
  await openAs(page, manager, `/receive-money?customer=${customer}`)
  await page.getByLabel('Amount IQD').fill('131000')
  await page.getByRole('textbox', { name: 'Date' }).fill(formatDay(day))
  const rate = page.getByLabel('IQD per USD')
  await rate.fill('131')
  const confirmation = page.getByRole('status').filter({ hasText: /below the daily rate for/ })
  await expect(confirmation).toContainText(
    `131.00 is 90 % below the daily rate for ${formatDay(day)} (1,310.00).`,
  )
  await expect(confirmation).toContainText('You need the “Override exchange rates” permission')
  await confirmation.getByRole('button', { name: 'Use 1,310.00' }).click()
  await expect(rate).toHaveValue('1310')
  await expect(confirmation).toBeHidden()

  await rate.fill('1350')
  await expect(confirmation).toBeHidden()
  await expect(page.getByText(/above the daily rate for/)).toBeVisible()
  await page.getByLabel('Reason for rate override').fill('Agreed by phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('status')
    .getByRole('link', { name: /^Receipt voucher / })
    .click()
  await expect(detail(page, 'Reason for rate override')).toHaveText('Agreed by phone')

  // The next day has no rate of its own.
  const next = addDays(day, 1)
  await page.goto(`/receive-money?customer=${customer}`)
  await page.getByLabel('Amount IQD').fill('133000')
  await page.getByRole('textbox', { name: 'Date' }).fill(formatDay(next))
  await rate.fill('1330')
  await page.getByRole('button', { name: `Set 1,330.00 as the daily rate for ${formatDay(next)}` }).click()
  await expectToast(page, 'Exchange rate created.')
  await expect(page.getByRole('button', { name: /^Make / })).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').getByRole('link', { name: 'Print' })).toBeVisible()
})
