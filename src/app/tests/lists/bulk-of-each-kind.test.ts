import { expect, test } from 'vitest'
import { startTestInkwell } from '../../testing/inkwell.ts'
import { features } from '../../features.server.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const kinds = features.flatMap(({ bulk }) => bulk ?? [])
const somewhere = 987_654
const { rows: people } = await inkwell.pool.query<{ id: number }>('select id from users limit 1')
/** The values of actions that need some. */
const valuesOf: Record<string, object> = {
  status: { status: 'Delivered' },
  salesman: { salesman: people[0]?.id, reason: 'Moved' },
}

test.each(
  kinds.map(({ entity, bulkActions = {}, paper }) => [
    entity.name,
    [...Object.keys(bulkActions), ...(paper ? ['print'] : [])],
  ]),
)(
  'a dry run of bulk actions on %s shows for each record whether it is possible: %j',
  async (resource, actions) => {
    for (const action of actions) {
      const values = valuesOf[action] ?? {}
      const body = { resource, action, ids: [somewhere], values, dry_run: true }
      const looked = await api.post('/bulk', body)
      expect({ action, ...looked }).toMatchObject({
        action,
        status: 200,
        body: { can: 0, cannot: [{ id: somewhere, label: `#${somewhere}` }] },
      })
    }
    expect((await api.post('/bulk', { resource, action: 'export', filter: {} })).status).toBe(202)
  },
)

/** A record of each kind whose list allows bulk selection, created by its own endpoint. */
const made: Record<string, object> = {
  warehouse: { materials: 'Paper', quantity: 3 },
  exchange_rate: { date: '2026-01-05', iqd_per_usd: 1311 },
}

test.each(Object.entries(made))('many of %s are deleted and restored', async (resource, form) => {
  const path = features.find(({ entity }) => entity?.name === resource)?.entity?.path ?? ''
  const created = await api.post<{ data: { id: number } }>(path, { ...form, unusual_date: true })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  const { id } = created.body.data
  const body = { resource, action: 'delete', ids: [id], all_or_nothing: true }
  const begun = await api.post<{ data: { job: string } }>('/bulk', body)
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  expect((await api.get(`${path}/${id}`)).status).toBe(404)
  await api.post(`/bulk/${begun.body.data.job}/undo`)
  await expect.poll(async () => (await api.get(`${path}/${id}`)).status).toBe(200)
})
