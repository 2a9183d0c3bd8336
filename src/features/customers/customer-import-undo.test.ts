import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { ImportRun } from '../../kernel/contract/endpoints/import.ts'
import { counts, sendSpreadsheet } from '../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import type { Listed, Refused } from '../../kernel/server/testing/api-client.ts'
import { aCustomer, type Customer } from './testing/a-customer.ts'
import { aCode as code, aLine, heading } from './testing/customer-sheet.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const send = (content: string, by = api) => sendSpreadsheet(by, '/customer', { content })

async function customers(search: string): Promise<Customer[]> {
  return (await api.get<Listed<Customer>>(`/customer?search=${search}`)).body.results
}

test('an import is undone as a whole', async () => {
  const before = await aCustomer(api, { code: code(), name: 'Before', work: 'Trading' })
  const its = code()
  const { body } = await send(`${heading}${aLine(before.code, 'After')}${aLine(its)}`)
  expect(counts(body)).toEqual([1, 1, 0, 0])
  const undone = await api.post(`/customer/import/${body.import_id}/undo`)
  expect([undone.status, undone.body]).toEqual([
    200,
    { message: 'Import undone: 1 customer deleted, 1 reverted.' },
  ])
  expect(await customers(its)).toEqual([])
  expect((await customers(before.code))[0]).toMatchObject({
    ...before,
    version: 3,
    updated_at: expect.any(String),
  })
  expect((await api.post(`/customer/import/${body.import_id}/undo`)).status).toBe(409)
  const { body: earlier } = await api.get<Listed<ImportRun>>('/customer/import')
  expect(earlier.results[0]).toMatchObject({
    id: body.import_id,
    new: 1,
    changed: 1,
    undone_by: 'Test manager',
  })
})

test('an import whose records are in use cannot be undone', async () => {
  const [changed, used] = [code(), code()]
  const first = await send(heading + aLine(changed))
  const [record] = await customers(changed)
  await api.put(`/customer/${record?.id}`, { name: 'Mine now' })
  expect(await api.post<Refused>(`/customer/import/${first.body.import_id}/undo`)).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message: 'This import cannot be undone because some of its customers have been changed since (1).',
    },
  })
  const second = await send(heading + aLine(used))
  const [customer] = await customers(used)
  const invoice = await api.post('/invoice', { status: 'draft', customer: customer?.id })
  expect(invoice.status).toBe(201)
  expect(await api.post<Refused>(`/customer/import/${second.body.import_id}/undo`)).toMatchObject({
    status: 409,
    body: { code: 'in_use' },
  })
  expect(await customers(used)).toHaveLength(1)
})

test('importing and undoing need their permissions', async () => {
  const salesman = await inkwell.as('salesman')
  const { status, body } = await send(heading + aLine(code()), salesman)
  expect(status).toBe(200)
  expect((await salesman.post(`/customer/import/${body.import_id}/undo`)).status).toBe(403)
  const { rows } = await inkwell.pool.query('select 1 from import_run where id = $1 and undone_at is null', [
    body.import_id,
  ])
  expect(rows).toHaveLength(1)
})
