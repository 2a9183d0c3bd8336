import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { aCustomer, type Customer } from '../../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import type { Api, Listed } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

interface Refused {
  id: number
  label: string
  why: string
}
interface Progress {
  done: number
  of: number
  failed: Refused[]
  state: string
  url: string | null
  undoable: boolean
}
interface Begun {
  data: { job: string }
}

async function ended(job: string, as: Api = api): Promise<Progress> {
  for (;;) {
    const { body } = await as.get<Progress>(`/bulk/${job}`)
    if (body.state !== 'running') return body
    await sleep(30)
  }
}

async function started(body: object, as: Api = api, headers = {}): Promise<string> {
  const answer = await as.post<Begun>('/bulk', body, headers)
  expect(answer.status).toBe(202)
  return answer.body.data.job
}

async function some(many: number, name = 'Some'): Promise<number[]> {
  const made: number[] = []
  for (let nth = 0; nth < many; nth++) made.push((await aCustomer(api, { name: `${name} ${nth}` })).id)
  return made
}

const thereOf = async (ids: readonly number[]) => {
  const found = await Promise.all(ids.map((id) => api.get(`/customer/${id}`)))
  return found.filter(({ status }) => status === 200).length
}

/** Customers, one of which an invoice refers to. */
async function oneNeeded(many: number, name?: string) {
  const ids = await some(many, name)
  const needed = ids[1] ?? 0
  await anInvoice(api, { customer: needed })
  return { ids, needed }
}

test('the dry run names the records that will be refused and why, and changes nothing', async () => {
  const { ids, needed } = await oneNeeded(3, 'Looked at')
  const looked = await api.post('/bulk', { resource: 'customer', action: 'delete', ids, dry_run: true })
  expect(looked).toMatchObject({
    status: 200,
    body: { can: 2, cannot: [{ id: needed, label: 'Looked at 1', why: expect.stringContaining('invoice') }] },
  })
  expect(await thereOf(ids)).toBe(3)
})

test('possible records are changed, and refused ones are named', async () => {
  const { ids, needed } = await oneNeeded(3, 'Left out')
  const job = await started({ resource: 'customer', action: 'delete', ids })
  expect(await ended(job)).toMatchObject({
    done: 2,
    of: 3,
    state: 'done',
    failed: [{ id: needed, label: 'Left out 1', why: expect.any(String) }],
  })
  expect(await thereOf(ids)).toBe(1)
})

test('all or nothing: one refused record refuses all, with its name', async () => {
  const { ids, needed } = await oneNeeded(3, 'All or')
  const wanted = { resource: 'customer', action: 'delete', ids, all_or_nothing: true }
  expect(await api.post('/bulk', wanted)).toMatchObject({
    status: 409,
    body: { cannot: [{ id: needed, label: 'All or 1' }] },
  })
  expect(await thereOf(ids)).toBe(3)
  const job = await started({ ...wanted, ids: ids.filter((id) => id !== needed) })
  expect(await ended(job)).toMatchObject({ done: 2, of: 2, state: 'done', failed: [] })
  expect(await thereOf(ids)).toBe(1)
})

test('all or nothing locks records by key, in whichever order they are sent', async () => {
  const ids = await some(3, 'Locked')
  const [first = 0, ...later] = ids
  const [holder, looker] = [await inkwell.pool.connect(), await inkwell.pool.connect()]
  try {
    await holder.query('begin')
    await holder.query('select from customer where id = $1 for update', [first])
    const wanted = { resource: 'customer', action: 'archive', ids: ids.toReversed(), all_or_nothing: true }
    const job = started(wanted)
    await vi.waitFor(async () => {
      const { rows } = await looker.query('select from pg_locks where not granted')
      expect(rows).not.toHaveLength(0)
    })
    // While it waits for the first record it has locked none of the others.
    const { rows } = await looker.query('select from customer where id = any ($1) for update skip locked', [
      later,
    ])
    expect(rows).toHaveLength(2)
    await holder.query('commit')
    expect(await ended(await job)).toMatchObject({ done: 3, failed: [] })
  } finally {
    holder.release()
    looker.release()
  }
})

test('a double click runs the job once', async () => {
  const ids = await some(2, 'Twice')
  const body = { resource: 'customer', action: 'archive', ids }
  const key = { 'idempotency-key': 'bulk-twice' }
  const [one, other] = await Promise.all([started(body, api, key), started(body, api, key)])
  expect(one).toBe(other)
  expect(await ended(one)).toMatchObject({ done: 2 })
  const { rows } = await inkwell.pool.query(
    `select 1 from history where owner_table = 'customer' and owner_id = any ($1) and action = 'update'`,
    [ids],
  )
  expect(rows).toHaveLength(2)
})

test('a bulk action is undone like the single action, once', async () => {
  const { ids } = await oneNeeded(3, 'Back again')
  const job = await started({ resource: 'customer', action: 'delete', ids })
  expect((await ended(job)).undoable).toBe(true)
  const undo = await api.post<Begun>(`/bulk/${job}/undo`)
  expect(undo.status).toBe(202)
  expect(await ended(undo.body.data.job)).toMatchObject({ done: 2, of: 2, failed: [], undoable: false })
  expect(await thereOf(ids)).toBe(3)
  expect((await api.post(`/bulk/${job}/undo`)).status).toBe(409)
  expect((await ended(job)).undoable).toBe(false)
})

test('all results of a list are selected by the list’s query', async () => {
  await some(12, 'Whole list')
  const body = { resource: 'customer', action: 'archive', filter: { search: 'Whole list' } }
  expect((await api.post('/bulk', { ...body, dry_run: true })).body).toMatchObject({ can: 12, cannot: [] })
  expect(await ended(await started(body))).toMatchObject({ done: 12 })
  const { body: found } = await api.get<Listed<Customer>>('/customer?search=Whole list')
  expect(found.count).toBe(0)
})

test('orders change their status together, and undo restores each one’s own', async () => {
  const numbers: string[] = []
  for (let nth = 0; nth < 2; nth++) numbers.push((await anInvoice(api)).invoice_no ?? '')
  const orders = await Promise.all(
    numbers.map(async (number) => {
      const { body } = await api.get<Listed<{ id: number; status: string }>>(
        `/invoice-tracker?search=${number}`,
      )
      return body.results[0] ?? { id: 0, status: '' }
    }),
  )
  await api.put(`/invoice-tracker/${orders[0]?.id}/status`, { from: orders[0]?.status, to: 'Delivered' })
  const ids = orders.map(({ id }) => id)
  const statuses = async () =>
    await Promise.all(
      ids.map(async (id) => (await api.get<{ status: string }>(`/invoice-tracker/${id}`)).body.status),
    )
  const before = await statuses()
  const body = { resource: 'invoice_tracker', action: 'status', ids }
  expect((await api.post('/bulk', { ...body, values: { status: 'Lost' } })).status).toBe(422)
  const job = await started({ ...body, values: { status: 'On_hold' } })
  await ended(job)
  expect(await statuses()).toEqual(['On_hold', 'On_hold'])
  await ended((await api.post<Begun>(`/bulk/${job}/undo`)).body.data.job)
  expect(await statuses()).toEqual(before)
})

test('drafts are deleted together, and issued invoices stay', async () => {
  const [draft, issued] = [await anInvoice(api, { status: 'draft' }), await anInvoice(api)]
  const job = await started({ resource: 'invoice', action: 'cancel_drafts', ids: [draft.id, issued.id] })
  expect(await ended(job)).toMatchObject({
    done: 1,
    failed: [
      {
        id: issued.id,
        label: expect.stringContaining(issued.invoice_no ?? ''),
        why: `${issued.invoice_no} is not a draft. Only drafts can be deleted here.`,
      },
    ],
  })
  expect((await api.get(`/invoice/${draft.id}`)).status).toBe(404)
})

test('an export of selected records contains only these', async () => {
  const ids = await some(3, 'In a file')
  const job = await started({ resource: 'customer', action: 'export', ids: ids.slice(1) })
  const { url, state } = await ended(job)
  expect(state).toBe('done')
  const csv = await (await api.fetch(`${url}?format=csv`)).text()
  expect([0, 1, 2].map((nth) => csv.includes(`In a file ${nth}`))).toEqual([false, true, true])
})

test('a bulk action needs the permission of the single action, and a job is visible to its user only', async () => {
  const ids = await some(2, 'Not allowed')
  const salesman = await inkwell.as('salesman')
  expect((await salesman.post('/bulk', { resource: 'customer', action: 'delete', ids })).status).toBe(403)
  const job = await started({ resource: 'customer', action: 'archive', ids }, salesman)
  await ended(job, salesman)
  for (const path of [`/bulk/${job}`, '/bulk/none', `/bulk/${job}/export?format=csv`]) {
    expect((await api.get(path)).status).toBe(404)
  }
  expect((await api.post(`/bulk/${job}/undo`)).status).toBe(404)
})

test.each([
  [{ ids: [1], filter: {} }, 'ids'],
  [{}, 'ids'],
  [{ ids: [] }, 'ids'],
  [{ ids: 'all' }, 'ids'],
  [{ ids: [1.5] }, 'ids'],
  [{ ids: [99_999_999_999] }, 'ids'],
  [{ filter: 'all' }, 'filter'],
  [{ filter: [] }, 'filter'],
  [{ ids: [1], action: 'status' }, 'action'],
])('%j is refused at its field', async (body, field) => {
  const answer = await api.post<{ errors: object }>('/bulk', {
    resource: 'customer',
    action: 'archive',
    ...body,
  })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('more than two thousand are refused', async () => {
  const ids = Array.from({ length: 2001 }, (_, nth) => nth + 1)
  expect(await api.post('/bulk', { resource: 'customer', action: 'archive', ids })).toMatchObject({
    status: 422,
    body: { errors: { ids: ['Too many records selected. Select 2,000 or fewer.'] } },
  })
})

test('a missing record is named by its key', async () => {
  const job = await started({ resource: 'customer', action: 'archive', ids: [987_654] })
  expect(await ended(job)).toMatchObject({
    done: 0,
    state: 'refused',
    failed: [{ id: 987_654, label: '#987654' }],
  })
})

test(
  'of a thousand records with three refused, 997 are changed, and the three are named',
  { timeout: 180_000 },
  async () => {
    const { rows } = await inkwell.pool.query<{ id: number }>(`
    insert into customer (name, code, has_no_email, address)
    select 'Thousand ' || nth, 'TH-' || nth, true, 'Baghdad' from generate_series(1, 1000) nth returning id`)
    const ids = rows.map(({ id }) => id)
    const needed = [ids[10], ids[500], ids[999]]
    for (const customer of needed) await anInvoice(api, { customer })
    const wanted = { resource: 'customer', action: 'delete', ids }
    const refused = await api.post<{ cannot: Refused[] }>('/bulk', { ...wanted, all_or_nothing: true })
    expect([refused.status, refused.body.cannot.map(({ id }) => id)]).toEqual([409, needed])
    const progress = await ended(await started(wanted))
    expect(progress).toMatchObject({ done: 997, of: 1000, state: 'done' })
    expect(progress.failed.map(({ id, label }) => [id, label])).toEqual([
      [needed[0], 'Thousand 11'],
      [needed[1], 'Thousand 501'],
      [needed[2], 'Thousand 1000'],
    ])
  },
)

test('an internal error at one record is reported for it, and the others are changed', async () => {
  const ids = await some(3, 'Faulty')
  await inkwell.pool.query(`
    create function fail_for_one() returns trigger language plpgsql as $$
    begin raise exception 'A fault' using errcode = 'XX000'; end $$;
    create trigger fail_for_one before delete on customer for each row when (old.id = ${ids[1]}) execute function fail_for_one()`)
  const progress = await ended(await started({ resource: 'customer', action: 'delete', ids }))
  expect(progress).toMatchObject({ done: 2, of: 3, state: 'done' })
  expect(progress.failed).toMatchObject([{ id: ids[1], why: 'Internal Server Error' }])
  await inkwell.pool.query('drop function fail_for_one cascade')
})
