import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { translators } from '../src/i18n/translators.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { createUser, openAs, ownersApi, signIn, unique } from './support/people.ts'

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Find a page or record' })

/** Opens the palette with these words. */
async function find(page: Page, words: string) {
  await page.keyboard.press('Control+k')
  const palette = paletteOf(page)
  await palette.getByRole('combobox').fill(words)
  return palette
}

test('everyday words in each language find pages, and settings are found by section', async ({ page }) => {
  await openAs(page, admin, '/settings')
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const sections = (await links.allTextContents()).map((name) => `Settings · ${name}`)
  const palette = await find(page, 'settings ·')
  await expect(palette.getByRole('option').first()).toBeVisible()
  const found = await palette.getByRole('option').allTextContents()
  expect(found.filter((name) => name.includes('·')).toSorted()).toEqual(sections.toSorted())

  await palette.getByRole('combobox').fill('who owes')
  await expect(palette.getByRole('option', { name: 'Receivables' })).toBeVisible()
  await palette.getByRole('combobox').fill('مصاريف')
  await expect(palette.getByRole('option', { name: /Petty Cash/ })).toBeVisible()
  await palette.getByRole('combobox').fill('logo')
  await expect(palette.getByRole('option').first()).toHaveText('Settings · Company')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\?tab=company$/)
})

test('a salesman is offered neither pages nor settings of other roles', async ({ page }) => {
  await signIn(page, await createUser('salesman'))
  const palette = await find(page, 'backup')
  await expect(palette.getByRole('status')).toHaveText('No results match your search.')
  await palette.getByRole('combobox').fill('permissions')
  await expect(palette.getByRole('status')).toHaveText('No results match your search.')
})

test('a customer found in the palette leads to receiving money and to a new invoice', async ({ page }) => {
  const customer = await aCustomer(await ownersApi(), { name: `Rezan ${unique()}` })
  await signIn(page, admin)
  const palette = await find(page, 'receive money from')
  await expect(palette.getByRole('status')).toHaveText('Enter the name of a customer.')
  await palette.getByRole('combobox').fill('money from')
  await expect(palette.getByRole('option', { name: 'Receive money from …' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette.getByRole('combobox')).toHaveValue('Receive money from ')
  await page.keyboard.type(customer.name)
  await expect(palette.getByRole('option')).toHaveCount(1)
  await expect(palette.getByRole('option')).toHaveAccessibleName(
    new RegExp(`^Receive money from.*${customer.name}`),
  )
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/receive-money\\?customer=${customer.id}`))

  await find(page, customer.name)
  await palette.getByRole('option', { name: /New invoice for/ }).click()
  await expect(page).toHaveURL(new RegExp(`/invoice/create\\?customer=${customer.id}$`))
})

test('an action in the palette takes a customer in Arabic, by the words of either language', async ({
  page,
}) => {
  const t = translators.ar
  const customer = await aCustomer(await ownersApi(), { name: `Rezan ${unique()}` })
  await page.addInitScript(() => localStorage.setItem('inkwell.language', 'ar'))
  await signIn(page, admin, t)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('Find a page or record') })
  const start = t('New invoice for {customer}', { customer: '' }).replaceAll(/[\u2066-\u2069]/g, '')
  for (const words of [start, 'new invoice for ']) {
    await palette.getByRole('combobox').fill(`${words}${customer.name}`)
    await expect(palette.getByRole('option')).toHaveAccessibleName(new RegExp(customer.name))
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/invoice/create\\?customer=${customer.id}$`))
})
