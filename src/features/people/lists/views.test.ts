import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const somebody = async (role: 'admin' | 'manager' | 'salesman' = 'manager') =>
  await inkwell.signIn((await aUser(inkwell.pool, { role })).username)

interface View {
  id: number
  name: string
  shared: boolean
  is_default: boolean
  mine: boolean
  settings: unknown
}

const settings = {
  search: 'pen',
  ordering: '-grand_total',
  filters: { state: 'past_due' },
  columns: ['invoice_no'],
}
const save = async (by: Api, wanted: object = {}) =>
  (await by.post<Saved<View>>('/view', { screen: 'invoice', name: 'Late ones', settings, ...wanted })).body
    .data
const seenBy = async (by: Api, screen = 'invoice') =>
  (await by.get<Listed<View>>(`/view?screen=${screen}`)).body.results.map(({ id }) => id)

test('a view is kept with its filters, order and columns, changed and deleted', async () => {
  const me = await somebody()
  const { id, ...view } = await save(me)
  expect(view).toMatchObject({ name: 'Late ones', settings, shared: false, is_default: false, mine: true })
  expect(await seenBy(me)).toEqual([id])
  expect(await seenBy(me, 'customer')).toEqual([])
  expect(view).toMatchObject({ serial: id, version: 1, created_at: expect.any(String) })
  const changed = await me.put<Saved<View>>(`/view/${id}`, { name: 'Very late', version: 1 })
  expect(changed.body.data).toMatchObject({ name: 'Very late', settings, version: 2 })
  expect(await me.put(`/view/${id}`, { name: 'Late again', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'conflict', current: { name: 'Very late', version: 2 } },
  })
  expect((await me.delete(`/view/${id}`)).status).toBe(204)
  expect(await seenBy(me)).toEqual([])
})

test('a private view is nobody else’s business', async () => {
  const [me, other] = [await somebody('manager'), await somebody('admin')]
  const { id } = await save(me)
  expect(await seenBy(other)).toEqual([])
  expect((await other.put(`/view/${id}`, { name: 'Mine now' })).status).toBe(404)
  expect((await other.delete(`/view/${id}`)).status).toBe(404)
})

test('a shared view is seen by those who see its list, and changed by whoever made it', async () => {
  const [me, other] = [await somebody('manager'), await somebody('manager')]
  const { id } = await save(me, { shared: true, is_default: true, screen: 'exchange_rate' })
  const { body } = await other.get<Listed<View>>('/view?screen=exchange_rate')
  expect(body.results).toMatchObject([{ id, mine: false, is_default: false }])
  expect((await other.put(`/view/${id}`, { name: 'Ours' })).status).toBe(403)
  expect((await other.delete(`/view/${id}`)).status).toBe(403)
  const superuser = await inkwell.as('superuser')
  await superuser.put('/settings/permissions/exchange_rate/salesman', { verbs: [] })
  expect(await seenBy(await somebody('salesman'), 'exchange_rate')).toEqual([])
})

test('one view of a list opens first, and it is each person’s own', async () => {
  const me = await somebody()
  const first = await save(me, { is_default: true })
  const second = await save(me, { is_default: true, name: 'Other' })
  const elsewhere = await save(me, { is_default: true, screen: 'customer' })
  const opens = async (screen: string) =>
    (await me.get<Listed<View>>(`/view?screen=${screen}`)).body.results
      .filter(({ is_default }) => is_default)
      .map(({ id }) => id)
  expect([await opens('invoice'), await opens('customer')]).toEqual([[second.id], [elsewhere.id]])
  await me.put(`/view/${first.id}`, { is_default: true })
  expect(await opens('invoice')).toEqual([first.id])
})

test.each([
  [{ settings: 'x' }, 'settings'],
  [{ settings: [] }, 'settings'],
  [{ settings: null }, 'settings'],
  [{ settings: { search: '\u0000' } }, 'settings'],
  [{ settings: { search: 'x'.repeat(8200) } }, 'settings'],
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ screen: '' }, 'screen'],
])('what is no view is refused at %#', async (wanted, field) => {
  const me = await somebody()
  const answer = await me.post<{ errors: object }>('/view', {
    screen: 'invoice',
    name: 'Late',
    settings,
    ...wanted,
  })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})
