import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { pettyCash } from './petty-cash.contract.ts'

type PettyCash = Row<typeof pettyCash>
type PettyList = Listed<PettyCash> & { total_project_amount: number }

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const form = (wanted: object = {}) => ({
  project_name: 'Tea',
  project_amount: 1000,
  receipt_no: '1',
  receipt_form: 'Paper',
  same_bill: true,
  ...wanted,
})
async function anEntry(wanted: object = {}): Promise<PettyCash> {
  const { status, body } = await api.post<Saved<PettyCash>>('/petty-cash', form(wanted))
  if (status !== 201) throw new Error(`The entry was refused: ${JSON.stringify(body)}`)
  return body.data
}
const list = async (query: string) => (await api.get<PettyList>(`/petty-cash?${query}`)).body
const totals = async (query: string) =>
  (await api.get<{ total_project_amount: number }>(`/petty-cash/totals?${query}`)).body.total_project_amount

test('an entry is created, changed and deleted, with a message', async () => {
  const created = await anEntry({ project_amount: '١٥٠٠' })
  expect(created).toMatchObject({ project_amount: 1500, paid_to: null, serial: created.id })
  const updated = await api.put(`/petty-cash/${created.id}`, { paid_to: 'أبو علي' })
  expect(updated).toMatchObject({ status: 200, body: { data: { paid_to: 'أبو علي', project_amount: 1500 } } })
  expect(await api.delete(`/petty-cash/${created.id}`)).toMatchObject({
    status: 200,
    body: { message: 'Delete Success' },
  })
})

test('project, amount and receipt are required', async () => {
  const { status, body } = await api.post<{ errors: object }>('/petty-cash', {})
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual([
    'project_amount',
    'project_name',
    'receipt_form',
    'receipt_no',
  ])
  for (const project_amount of [-1, 0.001, 'much']) {
    expect((await api.post('/petty-cash', form({ project_amount }))).status).toBe(422)
  }
})

test('the total is that of the whole filtered list, not of one page', async () => {
  for (let count = 0; count < 12; count++) await anEntry({ project_name: 'Whole list', project_amount: 0.1 })
  await anEntry({ project_name: 'Another' })
  const page = await list('search=whole+list')
  expect(page).toMatchObject({ count: 12, total_project_amount: 1.2 })
  expect(page.results).toHaveLength(10)
  expect((await list('search=whole+list&page=2')).total_project_amount).toBe(1.2)
  expect(await totals('search=whole+list')).toBe(1.2)
  expect(await totals('search=nothing+of+this')).toBe(0)
})

test('year and month filter the rows and the total alike', async () => {
  const amounts = { '2023-12-31': 1, '2024-01-01': 2, '2024-02-29': 4, '2025-02-01': 8 }
  for (const [date, project_amount] of Object.entries(amounts)) {
    await anEntry({ project_name: 'Calendar', date, project_amount })
  }
  const expected = { 'year=2024': 6, 'year=2024&month=2': 4, 'month=2': 12, 'month=12': 1, 'year=2022': 0 }
  for (const [query, total] of Object.entries(expected)) {
    const page = await list(`search=calendar&${query}`)
    expect({ query, total: page.total_project_amount }).toEqual({ query, total })
    expect(page.results.reduce((sum, row) => sum + row.project_amount, 0)).toBe(total)
    expect(await totals(`search=calendar&${query}`)).toBe(total)
  }
  for (const query of ['month=13', 'month=0', 'year=soon']) {
    expect((await api.get(`/petty-cash?${query}`)).status).toBe(400)
    expect((await api.get(`/petty-cash/totals?${query}`)).status).toBe(400)
  }
})

test('the newest day comes first, then the newest entry', async () => {
  const first = await anEntry({ project_name: 'Order', date: '2024-05-01' })
  const second = await anEntry({ project_name: 'Order', date: '2024-05-02' })
  const third = await anEntry({ project_name: 'Order', date: '2024-05-01' })
  const { results } = await list('search=order')
  expect(results.map(({ id }) => id)).toEqual([second.id, third.id, first.id])
})

test('petty cash is taken from the named cash box, else from the one in the settings', async () => {
  const admin = await inkwell.as('admin')
  const aCashBox = async (name: string, currency = 'IQD') =>
    (
      await admin.post<Saved<{ id: number }>>('/bank-account', {
        name,
        currency,
        kind: 'petty',
        opening_balance: 10_000,
        opening_date: '2020-01-01',
      })
    ).body.data.id
  const balanceOf = async (id: number) =>
    (await admin.get<{ balance: number }>(`/bank-account/${id}`)).body.balance
  const [usual, other, dollars] = [
    await aCashBox('Usual'),
    await aCashBox('Other'),
    await aCashBox('USD', 'USD'),
  ]
  expect(await anEntry()).toMatchObject({ account: null, account_name: null })
  await admin.put('/settings', { petty_cash_account: usual })
  const entry = await anEntry({ project_amount: 1500 })
  expect(entry).toMatchObject({ account: usual, account_name: 'Usual' })
  expect(await balanceOf(usual)).toBe(8500)
  await api.put(`/petty-cash/${entry.id}`, { account: other, project_amount: 2000 })
  expect([await balanceOf(usual), await balanceOf(other)]).toEqual([10_000, 8000])
  expect(await list(`account=${other}`)).toMatchObject({ count: 1, total_project_amount: 2000 })
  expect((await admin.delete(`/bank-account/${other}`)).body).toMatchObject({
    message: 'This bank account cannot be deleted because it has 1 document.',
  })
  await api.delete(`/petty-cash/${entry.id}`)
  expect(await balanceOf(other)).toBe(10_000)

  // Dinars paid out of a USD cash box are in no account; its cash book shows them as an amount in the other currency.
  const stray = await anEntry({ account: dollars })
  const book = (await admin.get<{ closing: number; entries: object[] }>(`/bank-account/${dollars}/cash-book`))
    .body
  expect(book).toMatchObject({
    closing: 10_000,
    entries: [
      { kind: 'opening', in: 10_000 },
      { document: stray.id, out: 0, stray: -1000 },
    ],
  })
  expect((await api.post('/petty-cash', form({ account: 999_999 }))).status).toBe(422)
})
