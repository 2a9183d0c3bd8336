import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

interface Looked {
  can: number
  cannot: { id: number; label: string }[]
}

const wanted = (ids: number[]) => ({ resource: 'customer', action: 'delete', ids, dry_run: true })

async function some(many: number, name: string): Promise<number[]> {
  const { rows } = await inkwell.pool.query<{ id: number }>(
    `insert into customer (name, code, has_no_email, address)
     select $1 || ' ' || nth, $1 || '-' || nth, true, 'Baghdad' from generate_series(1, $2::integer) nth returning id`,
    [name, many],
  )
  return rows.map(({ id }) => id)
}

/** How many connections were taken while something was done. */
async function connectionsTaken<T>(work: () => Promise<T>): Promise<{ taken: number; came: T }> {
  let taken = 0
  const count = () => taken++
  inkwell.pool.on('acquire', count)
  try {
    return { came: await work(), taken }
  } finally {
    inkwell.pool.off('acquire', count)
  }
}

test('a dry run releases its connection between groups of records', async () => {
  const ids = await some(60, 'Tried')
  const needed = [ids[3], ids[24], ids[59]]
  for (const customer of needed) await anInvoice(api, { customer })
  const looked = async (of: number[]) =>
    await connectionsTaken(async () => (await api.post<Looked>('/bulk', wanted(of))).body)
  const [few, { came, taken }] = [await looked(ids.slice(0, 1)), await looked(ids)]
  expect(came.can).toBe(57)
  expect(came.cannot.map(({ id, label }) => [id, label])).toEqual([
    [needed[0], 'Tried 4'],
    [needed[1], 'Tried 25'],
    [needed[2], 'Tried 60'],
  ])
  expect(taken - few.taken).toBeGreaterThanOrEqual(2)
  const { rowCount } = await inkwell.pool.query('select from customer where id = any ($1)', [ids])
  expect(rowCount).toBe(60)
})

test('a dry run ends when its client has disconnected', async () => {
  const ids = await some(500, 'Left')
  const holder = await inkwell.pool.connect()
  await holder.query('begin')
  await holder.query('select from customer where id = $1 for update', [ids[2]])
  const leaving = new AbortController()
  const left = api.fetch('/api/v1/bulk', {
    method: 'POST',
    body: JSON.stringify(wanted(ids)),
    headers: { 'content-type': 'application/json' },
    signal: leaving.signal,
  })
  await vi.waitFor(async () => {
    const { rows } = await holder.query('select from pg_locks where not granted')
    expect(rows).not.toHaveLength(0)
  })
  leaving.abort()
  await expect(left).rejects.toThrow('abort')
  // Who has hung up is known to the server when it has answered somebody else.
  await api.get('/auth/me')
  const { taken } = await connectionsTaken(async () => {
    await holder.query('rollback')
    holder.release()
    await sleep(1000)
  })
  // Of twenty turns the others are not taken.
  expect(taken).toBeLessThan(5)
})
