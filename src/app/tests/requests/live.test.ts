import { expect, onTestFinished, test } from 'vitest'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import type { dashboard } from '../../../features/dashboard/dashboard.contract.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aPayment } from '../../../features/money/payments/testing/a-payment.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { aProduct } from '../../../features/products/testing/a-product.ts'
import { aReceipt } from '../../../features/money/receipts/testing/a-receipt.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const other = await inkwell.startNode()
const author = await inkwell.as('manager')

/** Opens the event stream and collects its events. */
async function listen(api: Api) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await api.fetch('/api/v1/live', { signal: leaving.signal })
  const heard = {
    status: response.status,
    type: response.headers.get('content-type'),
    text: '',
    ended: false,
  }
  void (async () => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk, { stream: true })
    } catch {
      // The test closed the stream.
    }
    heard.ended = true
  })()
  await expect.poll(() => heard.text).toContain(': open')
  return heard
}

const changeOf = (topic: string, ids: number[]) =>
  `event: change\ndata: ${JSON.stringify({ topic, ids })}\n\n`
const soon = { interval: 20 }

test('a HEAD request of the endless stream is 404', async () => {
  const response = await author.fetch('/api/v1/live', { method: 'HEAD' })
  expect(response.status).toBe(404)
})

test('a change arrives within two seconds, on every node', async () => {
  const manager = await other.signIn((await aUser(inkwell.pool, { role: 'manager' })).username)
  const [here, there] = [await listen(author), await listen(manager)]
  expect(here).toMatchObject({ status: 200, type: 'text/event-stream' })
  const { id } = await aProduct(author)
  for (const heard of [here, there]) {
    await expect.poll(() => heard.text, soon).toContain(changeOf('product', [id]))
  }
})

test('updates, deletions, lines and orders send changes as well', async () => {
  const heard = await listen(author)
  const { id } = await aCustomer(author)
  await author.put(`/customer/${id}`, { work: 'x' })
  await author.delete(`/customer/${id}`)
  await expect.poll(() => heard.text.split(changeOf('customer', [id])).length - 1, soon).toBe(3)
  const invoice = await anInvoice(author)
  await expect.poll(() => heard.text, soon).toContain(changeOf('invoice', [invoice.id]))
  expect(heard.text).toMatch(/"topic":"invoice_tracker"/)
})

test('refused and empty changes send nothing', async () => {
  const heard = await listen(author)
  const { id, work } = await aCustomer(author)
  await author.put(`/customer/${id}`, { email: '' })
  await author.post('/customer', {})
  const last = await aProduct(author)
  await expect.poll(() => heard.text, soon).toContain(changeOf('product', [last.id]))
  expect(work).toBe(null)
  expect(heard.text.split('"topic":"customer"')).toHaveLength(2)
})

test('a user gets no events of records that they may not view', async () => {
  const [salesman, admin] = [
    await listen(await inkwell.as('salesman')),
    await listen(await inkwell.as('admin')),
  ]
  const { id } = await aUser(inkwell.pool)
  await expect.poll(() => admin.text, soon).toContain(changeOf('users', [id]))
  const product = await aProduct(author)
  await expect.poll(() => salesman.text, soon).toContain(changeOf('product', [product.id]))
  expect(salesman.text).not.toContain('"topic":"users"')
})

test('a user who may see received money, but no vouchers, gets events when it changes', async () => {
  const superuser = await inkwell.as('superuser')
  await superuser.put('/settings/permissions/bank_account/salesman', { verbs: ['view'] })
  const person = await aUser(inkwell.pool, { role: 'salesman' })
  const salesman = await other.signIn(person.username)
  const invoice = await anInvoice(superuser, { salesman: person.id, invoice_date: '2020-01-01', age_days: 0 })
  const seen = async () => {
    const { body } = await salesman.get<ReplyOf<typeof dashboard>>('/dashboard')
    const [order] = body.overdue?.results ?? []
    return {
      order: order?.id ?? 0,
      received: order?.received_usd,
      balance: body.accounts?.results[0]?.balance,
    }
  }
  const before = await seen()
  const heard = await listen(salesman)

  const { id } = await aReceipt(author, {
    invoice: invoice.id,
    from_account: invoice.customer,
    amount_usd_advance: 7,
  })
  await expect.poll(() => heard.text, soon).toContain(changeOf('invoice_tracker', [before.order]))
  await expect.poll(() => heard.text, soon).toContain('{"topic":"bank_account","ids":null}')
  expect(await seen()).toEqual({ order: before.order, received: 7, balance: (before.balance ?? 0) + 7 })

  heard.text = ''
  await author.delete(`/receipt-voucher/${id}`)
  await expect.poll(() => heard.text, soon).toContain(changeOf('invoice_tracker', [before.order]))
  expect(await seen()).toEqual({ ...before, received: 0 })

  heard.text = ''
  await aPayment(author, { amount_usd: 5 })
  await expect.poll(() => heard.text, soon).toContain('"topic":"bank_account"')
  expect(heard.text).not.toContain('voucher')
})

test('many changes at once are sent as one event for all', async () => {
  const heard = await listen(author)
  await inkwell.pool.query(`insert into customer (code, name, email, address)
    select 'many-' || n, 'x', 'x', 'x' from generate_series(1, 101) n`)
  await expect.poll(() => heard.text, soon).toContain('{"topic":"customer","ids":null}')
})

test('the stream is refused without a token', async () => {
  expect((await inkwell.anyone.get('/live')).status).toBe(401)
})

test('the stream ends with its session, on every node', async () => {
  const { username } = await aUser(inkwell.pool)
  const api = await inkwell.signIn(username)
  const heardThere = await listen({
    ...api,
    fetch: (path, init) => fetchFrom(other.address, api, path, init),
  })
  const heardHere = await listen(api)
  await api.post('/auth/logout')
  await expect.poll(() => heardHere.ended && heardThere.ended).toBe(true)
})

test('a role change is sent as an event, and changes the events that follow', async () => {
  const { id, username } = await aUser(inkwell.pool, { role: 'salesman' })
  const heard = await listen(await inkwell.signIn(username))
  await inkwell.pool.query(`update users set role = 'admin' where id = $1`, [id])
  await expect.poll(() => heard.text).toContain('event: rights')
  const someone = await aUser(inkwell.pool)
  await expect.poll(() => heard.text, soon).toContain(changeOf('users', [someone.id]))
})

test('a foreign notification has no effect', async () => {
  const heard = await listen(author)
  for (const payload of ['', 'x', '{', '[]', '{"topic":1}']) {
    await inkwell.pool.query(`select pg_notify('change', $1)`, [payload])
  }
  const { id } = await aProduct(author)
  await expect.poll(() => heard.text, soon).toContain(changeOf('product', [id]))
})

test('after a lost database connection everything is requested again', async () => {
  const heard = await listen(author)
  await inkwell.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'inkwell listens'`)
  await expect.poll(() => heard.text, soon).toContain('event: gap')
  await expect
    .poll(async () => {
      const { id } = await aProduct(author)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return heard.text.includes(changeOf('product', [id]))
    })
    .toBe(true)
})

function fetchFrom(address: string, { token }: Api, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address + path, { ...init, headers: { authorization: `Bearer ${token}` } })
}

test('the API description contains the stream', async () => {
  const { body } = await inkwell.anyone.get<{ paths: Record<string, object> }>('/openapi.json')
  expect(body.paths['/api/v1/live']).toMatchObject({
    get: {
      description: 'Requires a session.',
      responses: { 200: { content: { 'text/event-stream': { schema: { type: 'string' } } } } },
    },
  })
})

test('a user has at most thirty streams at once, and further ones are refused in the standard shape', async () => {
  const [one, other] = [await aUser(inkwell.pool), await aUser(inkwell.pool)]
  const greedy = await inkwell.signIn(one.username)
  const leaving = new AbortController()
  const open = async (api: Api, signal?: AbortSignal) =>
    await api.fetch('/api/v1/live', { signal: signal ?? leaving.signal })
  const first = new AbortController()
  expect((await open(greedy, first.signal)).status).toBe(200)
  for (let count = 1; count < 30; count++) expect((await open(greedy)).status).toBe(200)
  const refused = await open(greedy)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Inkwell is open in too many tabs. Close some of them.',
    request_id: expect.any(String),
  })
  // Another device of the same user does not get more.
  expect((await open(await inkwell.signIn(one.username))).status).toBe(429)
  expect((await open(await inkwell.signIn(other.username))).status).toBe(200)
  first.abort()
  await expect.poll(async () => (await open(greedy)).status, { interval: 500 }).toBe(200)
  leaving.abort()
})
