import type pg from 'pg'
import { faultsInMoney } from '../../src/app/doctor/check-money.server.ts'
import { seededRandom } from '../../src/app/demo/seeded-random.ts'
import { aCustomer } from '../../src/features/customers/testing/a-customer.ts'
import { addDays, today } from '../../src/kernel/contract/values/day.ts'
import type { Api, Saved } from '../../src/kernel/server/testing/api-client.ts'
import { Books } from './books-model.ts'
import { compareAll, compareDashboard, compareDay, compareWorkbook } from './compare.ts'
import { Actions } from './actions.ts'
import { daysBack, type Scenario } from './actor.ts'

const pastDays = 10

export interface HistoriesReport {
  /** How often each action succeeded, and was refused. */
  done: Map<string, number>
}

interface World {
  pool: pg.Pool
  /** Signs in two superusers who write at the same time. */
  signIn: () => Promise<readonly [Api, Api]>
}

async function aCashBox(api: Api, currency: 'USD' | 'IQD', name: string) {
  const form = { name, currency, kind: 'cash', opening_balance: 0 }
  const { status, body } = await api.post<Saved<{ id: number }>>('/bank-account', form)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id: body.data.id, name }
}

/**
 * Runs histories in one set of books, each with its own customers and cash boxes, and compares the product's figures of
 * today and of ten past days with an independent model. Throws with the seed of the first history that differs.
 */
export async function runHistories(
  { pool, signIn }: World,
  {
    histories,
    actions,
    seed,
    print,
  }: { histories: number; actions: number; seed: number; print?: (line: string) => void },
): Promise<HistoriesReport> {
  const books = new Books(() => today('Asia/Baghdad'))
  const scenarios: Scenario[] = []
  const done = new Map<string, number>()
  let writers = await signIn()
  for (let history = 0; history < histories; history++) {
    const its = seed + history
    const random = seededRandom(its * 7919)
    try {
      // A token and the confirmation of a password hold for 15 minutes, and the trial runs for longer.
      if (history % 10 === 9) writers = await signIn()
      const [api] = writers
      await api.post('/books/reopen', { until: null, reason: 'Another history' })
      books.closedThrough = ''
      const customers = [(await aCustomer(api)).id, (await aCustomer(api)).id]
      const usd = await aCashBox(api, 'USD', `Dollars of ${its}`)
      const iqd = await aCashBox(api, 'IQD', `Dinars of ${its}`)
      const scenario: Scenario = { books, writers, customers, usd, iqd }
      scenarios.push(scenario)
      const work = new Actions(scenario, its)
      await work.live(actions)
      for (const [action, times] of work.done) done.set(action, (done.get(action) ?? 0) + times)

      const past = () => addDays(books.today(), -random.whole(1, daysBack))
      const all = scenarios.flatMap((one) => one.customers)
      for (const on of [books.today(), ...Array.from({ length: pastDays }, past)])
        await compareDay(scenario, on)
      for (const on of [books.today(), past()]) await compareAll(books, api, all, on)
      await compareDashboard(books, api, all)
      await compareWorkbook(books, api, scenarios, past())
      if (history % 10 === 9 || history === histories - 1) {
        const faults = await faultsInMoney(pool)
        if (faults.length > 0) throw new Error(faults.slice(0, 3).join('\n'))
        print?.(`${history + 1} histories`)
      }
    } catch (error) {
      throw new Error(`History with seed ${its}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
  return { done }
}
