import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { customerForm } from '../../src/features/customers/testing/a-customer.ts'
import { invoiceForm } from '../../src/features/invoices/testing/an-invoice.ts'
import { type Answer, apiClient, type Saved } from '../../src/kernel/server/testing/api-client.ts'

interface Session {
  access_token: string
  refresh_token: string
}

/** A write like that of a form: sent with the same key until it is answered. */
interface Write {
  method: 'POST' | 'PUT'
  path: string
  form: Record<string, unknown>
}

/** The writes acknowledged to one user. */
export interface AcknowledgedWrites {
  /** Customers by code, with the last acknowledged value of `work`. */
  customers: Map<string, { id: number; work: string }>
  /** Invoice numbers by their unique reference. */
  invoices: Map<string, string>
  acknowledged: number
  /** 503 responses, and broken connections. */
  refused: number
  broken: number
  lastAt: number
}

const nowAndThenMs = 1500

/**
 * A user who works through the web app: saves, waits as long as a refusal says, repeats the same save, renews the
 * session, and switches to another node if one is down. Throws at any other response.
 */
export class WorkerAtDesk {
  readonly ledger: AcknowledgedWrites = {
    customers: new Map(),
    invoices: new Map(),
    acknowledged: 0,
    refused: 0,
    broken: 0,
    lastAt: 0,
  }
  #session: Session
  #renewedAt = Date.now()
  #node: number
  readonly #nodes: readonly string[]
  readonly #isOver: () => boolean

  constructor(session: Session, nodes: readonly string[], node: number, isOver: () => boolean) {
    this.#session = session
    this.#nodes = nodes
    this.#node = node
    this.#isOver = isOver
  }

  async work(): Promise<void> {
    let code = await this.#createCustomer()
    for (let turn = 0; !this.#isOver(); turn++) {
      if (Date.now() - this.#renewedAt > nowAndThenMs) await this.#renew()
      const customer = this.ledger.customers.get(code)
      if (turn % 3 === 0 || !customer) code = await this.#createCustomer()
      else if (turn % 3 === 1) await this.#createInvoice(customer.id)
      else await this.#changeCustomer(code, customer.id)
    }
  }

  async #createCustomer(): Promise<string> {
    const form = customerForm({ work: 'new' })
    const saved = await this.#save<{ id: number }>({ method: 'POST', path: '/customer', form })
    if (saved) this.ledger.customers.set(form.code, { id: saved.id, work: 'new' })
    return form.code
  }

  async #changeCustomer(code: string, id: number): Promise<void> {
    const work = randomUUID()
    const saved = await this.#save({ method: 'PUT', path: `/customer/${id}`, form: { work } })
    if (saved) this.ledger.customers.set(code, { id, work })
  }

  async #createInvoice(customer: number): Promise<void> {
    const po_ref = randomUUID()
    const form = invoiceForm({ customer, po_ref, status: 'issued' })
    const saved = await this.#save<{ invoice_no: string }>({ method: 'POST', path: '/invoice', form })
    if (saved) this.ledger.invoices.set(po_ref, saved.invoice_no)
  }

  async #renew(): Promise<void> {
    const body = { refresh: this.#session.refresh_token }
    const answer = await this.#until((api) => api.post<Session>('/auth/refresh', body))
    if (!answer) return
    if (answer.status !== 200)
      throw new Error(`A session was lost: ${answer.status} ${JSON.stringify(answer.body)}`)
    this.#session = answer.body
    this.#renewedAt = Date.now()
  }

  async #save<T>({ method, path, form }: Write): Promise<T | undefined> {
    const key = { 'idempotency-key': randomUUID() }
    const answer = await this.#until((api) =>
      method === 'POST' ? api.post<Saved<T>>(path, form, key) : api.put<Saved<T>>(path, form),
    )
    if (!answer) return undefined
    if (answer.status >= 300) {
      throw new Error(`${method} ${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    this.ledger.acknowledged++
    this.ledger.lastAt = Date.now()
    return answer.body.data
  }

  /** Repeats a request until the response does not ask to try again; undefined if the work ends before. */
  async #until<T>(
    ask: (api: ReturnType<typeof apiClient>) => Promise<Answer<T>>,
  ): Promise<Answer<T> | undefined> {
    while (!this.#isOver()) {
      const address = this.#nodes[this.#node % this.#nodes.length] ?? ''
      const answer = await ask(apiClient(address, this.#session.access_token)).catch(() => undefined)
      if (answer && answer.status !== 503) return answer
      if (answer) {
        this.ledger.refused++
        if (!(Number(answer.headers.get('retry-after')) > 0))
          throw new Error('A 503 does not say when to come back')
      } else {
        this.ledger.broken++
        this.#node++
      }
      // As long as a person waits before trying again, not the Retry-After of programs.
      await sleep(300)
    }
    return undefined
  }
}
