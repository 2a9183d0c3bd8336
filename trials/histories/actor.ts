import { seededRandom, type SeededRandom } from '../../src/app/demo/seeded-random.ts'
import { addDays } from '../../src/kernel/contract/values/day.ts'
import type { Answer, Api } from '../../src/kernel/server/testing/api-client.ts'
import type { Books, Entry } from './books-model.ts'

/** The participants of a history: customers, their cash boxes in dollars and dinars, and writers. */
export interface Scenario {
  books: Books
  writers: readonly [Api, Api]
  customers: number[]
  usd: { id: number; name: string }
  iqd: { id: number; name: string }
}

export type Data = Record<string, unknown> & { id: number }
export type Reply = { data: Data; errors?: unknown }

/** The maximum age of documents in days. */
export const daysBack = 40
export const rate = 1310
/** The paths of documents in the API. */
export const paths: Record<string, string> = {
  invoice: '/invoice',
  receipt_voucher: '/receipt-voucher',
  credit_note: '/credit-note',
  payment_voucher: '/payment-voucher',
  account_transfer: '/account-transfer',
  petty_cash: '/petty-cash',
  opening: '/opening',
  bad_debt: '/bad-debt',
}
/** A debt as allocations name it. */
export const named = ({ kind, document }: Entry) => ({ [kind]: document })
export const cents = (amount: unknown) => Math.round(Number(amount) * 100)

/** Performs actions: sends them to the product, and selects the entries of the model that they may concern. */
export class Actor {
  readonly done = new Map<string, number>()
  protected readonly random: SeededRandom
  protected readonly scenario: Scenario
  /** The entry with all manual payments of an invoice, dated today; none without manual payments. */
  protected readonly manualPayments = new Map<Entry, Entry>()
  protected readonly orders = new Map<Entry, number>()
  /** The cash rounding of a receipt, in cents. */
  protected readonly roundings = new Map<Entry, number>()
  protected number = 0

  constructor(scenario: Scenario, seed: number) {
    this.scenario = scenario
    this.random = seededRandom(seed)
  }

  protected get books(): Books {
    return this.scenario.books
  }
  protected writer(): Api {
    return this.random.one(this.scenario.writers)
  }
  protected day(): string {
    return addDays(this.books.today(), -this.random.whole(0, daysBack))
  }
  protected customer(): number {
    return this.random.one(this.scenario.customers)
  }
  protected amount(most = 40_000): number {
    return this.random.whole(1, most)
  }

  /** The response data of a successful action; null if the product refused it. Throws for any other status. */
  protected did(action: string, { status, body }: Answer<Reply>): Data | null {
    if (status >= 200 && status < 300) {
      this.done.set(action, (this.done.get(action) ?? 0) + 1)
      return body?.data ?? { id: 0 }
    }
    if (![404, 409, 422].includes(status)) throw new Error(`${action}: ${status} ${JSON.stringify(body)}`)
    this.done.set(`${action} failed`, (this.done.get(`${action} failed`) ?? 0) + 1)
    return null
  }

  protected async post(action: string, path: string, body: object): Promise<Data | null> {
    return this.did(action, await this.writer().post<Reply>(path, body))
  }

  protected notCancelled(...kinds: string[]): Entry[] {
    const { books, scenario } = this
    const cancelled = new Set([...books.entries].map(({ reverses }) => reverses))
    return [...books.entries].filter(
      (entry) =>
        kinds.includes(entry.kind) &&
        !entry.reverses &&
        !cancelled.has(entry) &&
        (entry.customer === null
          ? entry.cashBoxes.some(({ cashBox }) => cashBox === scenario.usd.id || cashBox === scenario.iqd.id)
          : scenario.customers.includes(entry.customer)),
    )
  }

  /** The entries that took back the cash rounding of a receipt, when the debt was cancelled that it was for. */
  protected roundingTakenBack({ kind, document }: Entry): Entry[] {
    return [...this.books.entries].filter(
      (one) => kind === 'receipt_voucher' && one.kind === 'coins' && one.document === document,
    )
  }

  /** The debts of a customer that receipts can pay. */
  protected debtsOf(customer: number | null): Entry[] {
    return this.notCancelled('invoice', 'opening').filter((one) => one.customer === customer && one.usd > 0)
  }
}
