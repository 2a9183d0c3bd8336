import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const somebody = async () => (await aUser(inkwell.pool)).username
const layoutsOf = async (api: Api) =>
  (await api.get<{ column_layouts: unknown }>('/auth/me')).body.column_layouts
const widths = (of: Record<string, number>) => Object.entries(of).map(([name, width]) => ({ name, width }))

test('a user’s column widths and frozen columns are the same on all their devices, and for nobody else', async () => {
  const name = await somebody()
  const [desk, laptop] = [await inkwell.signIn(name), await inkwell.signIn(name)]
  expect(await layoutsOf(desk)).toEqual({})
  const layout = { list: 'invoice', widths: widths({ invoice_no: 140, customer_name: 220 }), held: 2 }
  expect((await desk.put('/auth/column-layout', layout)).status).toBe(204)
  await desk.put('/auth/column-layout', { list: 'customer', widths: [], held: 1 })
  expect(await layoutsOf(laptop)).toEqual({
    invoice: { widths: { invoice_no: 140, customer_name: 220 }, held: 2 },
    customer: { widths: {}, held: 1 },
  })
  expect(await layoutsOf(await inkwell.signIn(await somebody()))).toEqual({})
  await desk.put('/auth/column-layout', { list: 'invoice', widths: [], held: null })
  expect(await layoutsOf(desk)).toEqual({ customer: { widths: {}, held: 1 } })
})

test.each([
  [{ widths: widths({ a: 5 }) }, 'widths.0.width'],
  [{ widths: widths({ a: 5000 }) }, 'widths.0.width'],
  [{ held: -1 }, 'held'],
  [{ held: 21 }, 'held'],
  [{ list: '' }, 'list'],
])('%j is refused at its field', async (body, field) => {
  const api = await inkwell.signIn(await somebody())
  const answer = await api.put<{ errors: object }>('/auth/column-layout', {
    list: 'invoice',
    widths: [],
    held: null,
    ...body,
  })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('a deleted user’s widths are deleted', async () => {
  const { id, username } = await aUser(inkwell.pool)
  const api = await inkwell.signIn(username)
  await api.put('/auth/column-layout', { list: 'invoice', widths: [], held: 3 })
  expect((await (await inkwell.as('superuser')).delete(`/auth/users/delete/${id}`)).status).toBe(200)
  const { rowCount } = await inkwell.pool.query('select from column_layout where user_id = $1', [id])
  expect(rowCount).toBe(0)
})
