import { expect, test } from 'vitest'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

interface Looked {
  can: number
  cannot: { id: number; label: string }[]
}

test('a dry run gives its connection back between some records and the next', async () => {
  const { rows } = await inkwell.pool.query<{ id: number }>(`
    insert into customer (name, code, has_no_email, address)
    select 'Tried ' || nth, 'TR-' || nth, true, 'Baghdad' from generate_series(1, 60) nth returning id`)
  const ids = rows.map(({ id }) => id)
  const needed = [ids[3], ids[24], ids[59]]
  for (const customer of needed) await anInvoice(api, { customer })
  const looked = async (some: number[]) => {
    let taken = 0
    const count = () => taken++
    inkwell.pool.on('acquire', count)
    const wanted = { resource: 'customer', action: 'delete', ids: some, dry_run: true }
    const { body } = await api.post<Looked>('/bulk', wanted)
    inkwell.pool.off('acquire', count)
    return { ...body, taken }
  }
  const [few, all] = [await looked(ids.slice(0, 1)), await looked(ids)]
  expect(all.can).toBe(57)
  expect(all.cannot.map(({ id, label }) => [id, label])).toEqual([
    [needed[0], 'Tried 4'],
    [needed[1], 'Tried 25'],
    [needed[2], 'Tried 60'],
  ])
  expect(all.taken - few.taken).toBeGreaterThanOrEqual(2)
  const { rowCount } = await inkwell.pool.query('select from customer where id = any ($1)', [ids])
  expect(rowCount).toBe(60)
})
