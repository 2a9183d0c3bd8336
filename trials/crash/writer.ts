import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Api, apiClient, type Listed } from '../../src/kernel/server/testing/api-client.ts'
import { formOf } from '../../src/kernel/server/testing/a-picture.ts'
import { type Action, holds, AcknowledgedWrites, type Path, type Values } from './acknowledged-writes.ts'
import { nextAction } from './next-action.ts'

interface Session {
  access_token: string
  refresh_token: string
}

/** The record in a response; only an invoice is wrapped in `results`. */
export function recordIn(path: Path, body: unknown): Values {
  return path === '/invoice' ? (body as { results: Values }).results : (body as Values)
}

/**
 * Whether a response asks to repeat later: 503 without a database, 429 while other calls of the same user wait for a
 * frozen one.
 */
export const isPutOff = (status: number) => status === 503 || status === 429

/** The connection broke; the request may have been executed or not. */
class CutOff extends Error {}

/** A user who works with the product over HTTP, survives its crashes, and remembers every response. */
export class Writer {
  readonly ledger = new AcknowledgedWrites()
  /** Repeats of actions whose response was lost in a crash. */
  repeats = 0
  private api: Api | undefined
  private session: Session | undefined
  private open: Action | undefined
  private readonly user: { name: string; password: string; number: number }

  constructor(user: { name: string; password: string; number: number }) {
    this.user = user
  }

  get there(): Api {
    if (!this.api) throw new Error('Nobody has entered')
    return this.api
  }

  /** Continues with the existing session, and finds out whether the interrupted action was executed. */
  async enter(address: string): Promise<void> {
    const anyone = apiClient(address)
    const { name, password } = this.user
    const answer = this.session
      ? await anyone.post<Session>('/auth/refresh', { refresh: this.session.refresh_token })
      : await anyone.post<Session>('/auth/login', { user: name, password })
    if (answer.status !== 200) throw new Error(`The session is lost: ${JSON.stringify(answer.body)}`)
    this.session = answer.body
    this.api = apiClient(address, this.session.access_token)
    await this.repeatUntilAnswered()
  }

  /** Works without pause until the connection breaks. */
  async work(): Promise<void> {
    try {
      for (;;) {
        this.open = nextAction(this.ledger)
        const answer = await this.send(this.open)
        // Only the database was killed or frozen: repeats until it is back.
        if (isPutOff(answer.status)) await this.repeatUntilAnswered()
        else await this.note(this.open, answer)
        this.open = undefined
        await this.print()
      }
    } catch (error) {
      if (!(error instanceof CutOff)) throw error
    }
  }

  /** Repeats the action without a response until it has one. */
  private async repeatUntilAnswered(): Promise<void> {
    const action = this.open
    if (!action) return
    this.repeats++
    for (;;) {
      const answer = action.verb === 'create' ? await this.send(action) : await this.look(action)
      if (isPutOff(answer.status)) {
        await sleep(50)
        continue
      }
      if (action.verb === 'create') await this.note(action, answer)
      else this.noteFound(action, answer)
      this.open = undefined
      return
    }
  }

  private noteFound(action: Exclude<Action, { verb: 'create' }>, { status, body }: Answer): void {
    if (action.verb === 'delete') {
      if (status === 404) this.noteDeletion(action)
      return
    }
    if (status !== 200) throw new Error(`${action.path}/${action.id} cannot be read: ${status}`)
    const record = recordIn(action.path, body)
    if (holds(record, action.form)) this.ledger.store(action.path, record)
  }

  private async note(action: Action, { status, body }: Answer): Promise<void> {
    const [least, most] = action.verb === 'create' ? [201, 201] : [200, 204]
    if (status < least || status > most) {
      throw new Error(`${JSON.stringify(action)} was answered ${status} ${JSON.stringify(body)}`)
    }
    const { ledger } = this
    ledger.acknowledged++
    if (action.verb === 'delete') return this.noteDeletion(action)
    const { data } = body as { data: Values }
    ledger.store(action.path, data)
    if (action.verb === 'create') ledger.creations.push({ action, status, body })
    // The response is complete; what follows only reads, and may be interrupted.
    this.open = undefined
    if (action.path === '/invoice' && data['status'] === 'issued') await this.learnOrder(data)
  }

  private noteDeletion({ path, id }: { path: Path; id: number }): void {
    this.ledger.noteDeletion(path, id)
    if (path !== '/invoice') return
    // The order is deleted with its invoice.
    const order = this.ledger.living('/invoice-tracker').find(({ record }) => record['invoice'] === id)
    if (order) this.ledger.noteDeletion('/invoice-tracker', order.id)
  }

  private async learnOrder(invoice: Values): Promise<void> {
    const known = this.ledger
      .living('/invoice-tracker')
      .some(({ record }) => record['invoice'] === invoice['id'])
    if (known) return
    const { body, status } = await this.call(() =>
      this.there.get<Listed<Values>>(`/invoice-tracker?search=${String(invoice['invoice_no'])}`),
    )
    if (isPutOff(status)) return
    const order = body.results.find((row) => row['invoice'] === invoice['id'])
    if (!order) throw new Error(`The invoice ${String(invoice['invoice_no'])} has no order`)
    this.ledger.store('/invoice-tracker', order)
  }

  /** Sometimes makes a PDF, so that its processes are running too. */
  private async print(): Promise<void> {
    const [invoice] = this.ledger.living('/invoice')
    if (!invoice || Math.random() > 0.05) return
    // Also if the response is interrupted.
    this.ledger.printed.add(invoice.id)
    const response = await this.call(() => this.there.fetch(`/api/v1/invoice/generate-pdf/${invoice.id}`))
    await this.call(() => response.arrayBuffer())
    if (response.status !== 200 && !isPutOff(response.status))
      throw new Error(`A PDF was answered ${response.status}`)
  }

  private async look({ path, id }: { path: Path; id: number }): Promise<Answer> {
    return await this.call(() => this.there.get(`${path}/${id}`))
  }

  private async send(action: Action): Promise<Answer> {
    const { there } = this
    return await this.call(() => {
      if (action.verb === 'delete') return there.delete(`${action.path}/${action.id}`)
      if (action.verb === 'change') return there.put(`${action.path}/${action.id}`, action.form)
      const { picture, form, key } = action
      const body = picture ? formOf({ ...(form as Record<string, string>), image: picture }) : form
      return there.post(action.path, body, { 'idempotency-key': key })
    })
  }

  /** Distinguishes a broken connection from errors in this program. */
  private async call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw new CutOff('The server broke off', { cause: error })
    }
  }
}
