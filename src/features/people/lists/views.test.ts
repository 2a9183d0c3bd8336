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
const readBy = async (by: Api, id: number) => (await by.get<View>(`/view/${id}`)).body
const seenBy = async (by: Api, screen = 'invoice') =>
  (await by.get<Listed<View>>(`/view?screen=${screen}`)).body.results.map(({ id }) => id)

test('a view is saved with its filters, order and columns, changed and deleted', async () => {
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

test('a private view is visible to its user alone', async () => {
  const [me, other] = [await somebody('manager'), await somebody('admin')]
  const { id } = await save(me)
  expect(await seenBy(other)).toEqual([])
  expect((await other.put(`/view/${id}`, { name: 'Mine now' })).status).toBe(404)
  expect((await other.delete(`/view/${id}`)).status).toBe(404)
})

test('a shared view is visible to users who see its list, and changed by its author', async () => {
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

test('a list of views has no settings; each view has them, for users who may see it', async () => {
  const [me, other, salesman] = [
    await somebody('manager'),
    await somebody('manager'),
    await somebody('salesman'),
  ]
  const { id } = await save(me, { shared: true, screen: 'receipt_voucher' })
  const { body } = await other.get<Listed<View>>('/view?screen=receipt_voucher')
  expect(body.results).toMatchObject([{ id, name: 'Late ones' }])
  expect(body.results[0]).not.toHaveProperty('settings')
  expect(await readBy(other, id)).toMatchObject({ id, settings })
  expect((await salesman.get(`/view/${id}`)).status).toBe(404)
})

test('a user has at most fifty views of one list', async () => {
  const me = await somebody()
  const answers = await Promise.all(
    Array.from({ length: 54 }, (_, nth) =>
      me.post('/view', { screen: 'invoice', name: `View ${nth}`, settings }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 422,
    body: { errors: { screen: ['No more than 50 views of one list. Delete one first.'] } },
  })
  const { id } = await save(me, { screen: 'customer' })
  expect((await me.put(`/view/${id}`, { screen: 'invoice' })).status).toBe(422)
})

test('a superuser deletes shared views, and no private ones', async () => {
  const me = await somebody()
  const [shared, own] = [await save(me, { shared: true }), await save(me)]
  const superuser = await inkwell.as('superuser')
  expect((await superuser.put(`/view/${shared.id}`, { name: 'Theirs' })).status).toBe(403)
  expect((await superuser.delete(`/view/${shared.id}`)).status).toBe(204)
  expect((await superuser.delete(`/view/${own.id}`)).status).toBe(404)
  expect(await seenBy(me)).toEqual([own.id])
})

test('a view, hidden columns and widths need a list that the user may see', async () => {
  const [me, salesman] = [await somebody(), await somebody('salesman')]
  const view = (screen: string) => ({ screen, name: 'Past due', settings })
  expect((await me.post('/view', view('moon'))).status).toBe(400)
  expect((await salesman.post('/view', view('receivables'))).status).toBe(403)
  expect((await me.post('/view', view('receivables'))).status).toBe(201)
  expect((await me.post('/view', view('missing_numbers'))).status).toBe(201)
  expect((await (await inkwell.as('superuser')).post('/view', view('security_log'))).status).toBe(201)
  expect((await me.put(`/view/${(await save(me)).id}`, { screen: 'security_log' })).status).toBe(403)
  expect((await me.put('/auth/hidden-columns', { list: 'moon', columns: [{ name: 'x' }] })).status).toBe(400)
  expect((await me.put('/auth/column-layout', { list: 'moon', widths: [], held: 2 })).status).toBe(400)
})

test('each user chooses the view with which a list opens', async () => {
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
])('an invalid view is refused at %#', async (wanted, field) => {
  const me = await somebody()
  const answer = await me.post<{ errors: object }>('/view', {
    screen: 'invoice',
    name: 'Past due',
    settings,
    ...wanted,
  })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})
