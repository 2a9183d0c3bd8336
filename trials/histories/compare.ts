import { readXlsx } from 'hucre'
import { addDays } from '../../src/kernel/contract/values/day.ts'
import type { Api } from '../../src/kernel/server/testing/api-client.ts'
import type { Books, Entry } from './books-model.ts'
import type { Scenario } from './actor.ts'

type Figures = Record<string, number>
interface Account {
  balance: number
  on_account: number
  ages: Figures
  open_invoices: {
    invoice: number | null
    opening: number | null
    refund: number | null
    outstanding: number
  }[]
}

const inCents = (amount: number) => Math.round(amount * 100)
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The aging of debts on a day. */
function agesOf(debts: ReadonlyMap<Entry, number>, on: string): Figures {
  const ages: Figures = { not_due: 0, d1_30: 0, d31_60: 0, d61_90: 0, over_90: 0 }
  for (const [{ due }, open] of debts) {
    const late = daysBetween(due, on)
    const name =
      late <= 0 ? 'not_due' : late <= 30 ? 'd1_30' : late <= 60 ? 'd31_60' : late <= 90 ? 'd61_90' : 'over_90'
    ages[name] = (ages[name] ?? 0) + open
  }
  return ages
}

function assertSame(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${what}: the product says ${one}, the model ${other}.`)
}

async function read<T>(api: Api, path: string): Promise<T> {
  const { status, body } = await api.get<T>(path)
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

const centsOf = (figures: Figures, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, inCents(figures[name] ?? 0)]))

/** Compares account, statement, receivables and cash boxes of one history on a day with the model. */
export async function compareDay(
  { books, writers, customers, usd, iqd }: Scenario,
  on: string,
): Promise<void> {
  const [api] = writers
  for (const customer of customers) {
    const { debts, onAccount } = books.openOf([customer], on)
    const ages = agesOf(debts, on)
    const expected = {
      balance: books.balanceOn([customer], on),
      on_account: onAccount,
      ages,
      open: [...debts].map(([{ kind, document }, open]) => `${kind} ${document}: ${open}`).toSorted(),
    }
    const account = await read<Account>(api, `/customer/${customer}/account?on=${on}`)
    const found = {
      balance: inCents(account.balance),
      on_account: inCents(account.on_account),
      ages: centsOf(account.ages, Object.keys(ages)),
      open: account.open_invoices
        .map(({ invoice, opening, refund, outstanding }) =>
          invoice !== null
            ? `invoice ${invoice}: ${inCents(outstanding)}`
            : `${opening === null ? `payment_voucher ${refund}` : `opening ${opening}`}: ${inCents(outstanding)}`,
        )
        .toSorted(),
    }
    assertSame(`Account of ${customer} on ${on}`, found, expected)
    const { closing } = await read<{ closing: number }>(api, `/customer/${customer}/statement?to=${on}`)
    assertSame(`Statement of ${customer} to ${on}`, inCents(closing), expected.balance)
  }
  for (const [{ id }, unit] of [
    [usd, 100],
    [iqd, 1],
  ] as const) {
    const { balance } = await read<{ balance: number }>(api, `/bank-account/${id}?on=${on}`)
    assertSame(`Box ${id} on ${on}`, Math.round(balance * unit), books.inCashBox(id, on))
  }
}

/** Compares the books of all histories on a day: receivables, and unapplied credit in To Reconcile. */
export async function compareAll(
  books: Books,
  api: Api,
  customers: readonly number[],
  on: string,
): Promise<void> {
  const { debts, onAccount } = books.openOf(customers, on)
  const ages = agesOf(debts, on)
  const { totals } = await read<{ totals: Figures }>(api, `/receivables?on=${on}&page_size=1`)
  assertSame(`Receivables on ${on}`, centsOf(totals, [...Object.keys(ages), 'on_account', 'total']), {
    ...ages,
    on_account: onAccount,
    total: books.balanceOn(customers, on),
  })
  const { groups } = await read<{ groups: { kind: string; usd: number }[] }>(api, `/reconcile?on=${on}`)
  const waiting = groups.find(({ kind }) => kind === 'on_account')?.usd ?? 0
  assertSame(`On account on ${on}`, inCents(waiting), onAccount)
}

const monthOf = (day: string) => day.slice(0, 7)

/** Compares the dashboard of today: outstanding amounts, and sales and returns by month. */
export async function compareDashboard(books: Books, api: Api, customers: readonly number[]): Promise<void> {
  const { outstanding, sales } = await read<{
    outstanding: { buckets: { amount: number }[] }
    sales: { months: { month: string; gross: number; taken_back: number }[] }
  }>(api, '/dashboard')
  const owed = [...books.openOf(customers, books.today()).debts.values()].reduce((all, one) => all + one, 0)
  const shown = outstanding.buckets.reduce((all, { amount }) => all + inCents(amount), 0)
  assertSame('Owed on the dashboard', shown, owed)
  for (const { month, gross, taken_back } of sales.months) {
    let [sold, back] = [0, 0]
    for (const { kind, usd, day, reverses } of books.entries) {
      if (monthOf(day) !== month || (kind !== 'invoice' && kind !== 'credit_note')) continue
      if (kind === 'invoice' && !reverses) sold += usd
      else back -= usd
    }
    assertSame(`Sales of ${month}`, [inCents(gross), inCents(taken_back)], [sold, back])
  }
}

/** Checks the export of a period: its own checks pass, and it ends with the model's balances. */
export async function compareWorkbook(
  books: Books,
  api: Api,
  stages: readonly Scenario[],
  to: string,
): Promise<void> {
  const answer = await api.fetch(`/api/v1/books/workbook?from=${addDays(to, -2)}&to=${to}`)
  if (!answer.ok) throw new Error(`The workbook to ${to}: ${answer.status} ${await answer.text()}`)
  const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  const proof = sheets[0]?.rows.slice(1) ?? []
  assertSame(
    `Differences in the workbook to ${to}`,
    proof.filter((row) => row.at(-1) !== 0),
    [],
  )
  const ends = (name: string, currency: string) =>
    Math.round(Number(proof.find((row) => row[0] === name && row[1] === currency)?.at(-2)) * 100)
  const customers = stages.flatMap((stage) => stage.customers)
  const inCashBoxes = (of: 'usd' | 'iqd', unit: number) =>
    stages.reduce((all, stage) => all + books.inCashBox(stage[of].id, to) * unit, 0)
  assertSame(
    `The workbook to ${to}`,
    [ends('Customer balances', 'USD'), ends('Account balances', 'USD'), ends('Account balances', 'IQD')],
    [books.balanceOn(customers, to), inCashBoxes('usd', 1), inCashBoxes('iqd', 100)],
  )
}
