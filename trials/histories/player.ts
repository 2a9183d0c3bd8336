import { seededRandom, type SeededRandom } from '../../src/app/demo/seeded-random.ts'
import { addDays } from '../../src/kernel/contract/values/day.ts'
import type { Answer, Api } from '../../src/kernel/server/testing/api-client.ts'
import type { Books, Entry } from './books-model.ts'

/** Whom a history is about: who pays, their boxes of dollars and of dinars, and who writes. */
export interface Stage {
  books: Books
  writers: readonly [Api, Api]
  customers: number[]
  usd: { id: number; name: string }
  iqd: { id: number; name: string }
}

export type Data = Record<string, unknown> & { id: number }
export type Reply = { data: Data; errors?: unknown }

/** How many days back anything is dated. */
export const daysBack = 40
export const rate = 1310
/** What a document is called in the paths of the API. */
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
/** How a debt is named among those that money is for. */
export const named = ({ kind, document }: Entry) => ({ [kind]: document })
export const cents = (amount: unknown) => Math.round(Number(amount) * 100)

/** Whoever does something on a stage: how it is told to the product, and what of the model it may be done to. */
export class Player {
  readonly done = new Map<string, number>()
  protected readonly random: SeededRandom
  protected readonly stage: Stage
  /** What is typed of an invoice stands in one entry of today, and in none where nothing is. */
  protected readonly typed = new Map<Entry, Entry>()
  protected readonly orders = new Map<Entry, number>()
  /** The coins that a receipt forgave. */
  protected readonly roundings = new Map<Entry, number>()
  protected number = 0

  constructor(stage: Stage, seed: number) {
    this.stage = stage
    this.random = seededRandom(seed)
  }

  protected get books(): Books {
    return this.stage.books
  }
  protected writer(): Api {
    return this.random.one(this.stage.writers)
  }
  protected day(): string {
    return addDays(this.books.today(), -this.random.whole(0, daysBack))
  }
  protected customer(): number {
    return this.random.one(this.stage.customers)
  }
  protected amount(most = 40_000): number {
    return this.random.whole(1, most)
  }

  /** The answer where it was done, null where the product refused; whatever else it says is a fault. */
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

  protected standing(...kinds: string[]): Entry[] {
    const { books, stage } = this
    const cancelled = new Set([...books.entries].map(({ reverses }) => reverses))
    return [...books.entries].filter(
      (entry) =>
        kinds.includes(entry.kind) &&
        !entry.reverses &&
        !cancelled.has(entry) &&
        (entry.customer === null
          ? entry.boxes.some(({ box: cashBox }) => cashBox === stage.usd.id || cashBox === stage.iqd.id)
          : stage.customers.includes(entry.customer)),
    )
  }

  /** What a customer owes by documents that money is received for. */
  protected debtsOf(customer: number | null): Entry[] {
    return this.standing('invoice', 'opening').filter((one) => one.customer === customer && one.usd > 0)
  }
}
