import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const somebody = async () => (await aUser(inkwell.pool)).username
const hide = (by: Api, list: string, ...names: string[]) =>
  by.put('/auth/hidden-columns', { list, columns: names.map((name) => ({ name })) })
const hiddenOf = async (api: Api) =>
  (await api.get<{ hidden_columns: unknown }>('/auth/me')).body.hidden_columns

test('a user’s hidden columns are hidden on all their devices, and for nobody else', async () => {
  const name = await somebody()
  const [desk, phone] = [await inkwell.signIn(name), await inkwell.signIn(name)]
  expect(await hiddenOf(desk)).toEqual({})
  expect((await hide(desk, 'invoice', 'po_ref', 'discount', 'po_ref')).status).toBe(204)
  await hide(desk, 'customer', 'work')
  expect(await hiddenOf(phone)).toEqual({ invoice: ['po_ref', 'discount'], customer: ['work'] })
  expect(await hiddenOf(await inkwell.signIn(await somebody()))).toEqual({})
})

test('showing all columns of a list leaves the other lists as they are', async () => {
  const api = await inkwell.signIn(await somebody())
  await hide(api, 'invoice', 'po_ref')
  await hide(api, 'customer', 'work')
  await hide(api, 'invoice')
  expect(await hiddenOf(api)).toEqual({ customer: ['work'] })
})

test('a user cannot hide more columns than lists have', async () => {
  const api = await inkwell.signIn(await somebody())
  const many = Array.from({ length: 100 }, (_, index) => `${'x'.repeat(90)}${index}`)
  expect((await hide(api, 'customer', ...many)).status).toBe(204)
  expect((await hide(api, 'invoice', ...many)).status).toBe(204)
  expect(await hide(api, 'product', ...many)).toMatchObject({
    status: 422,
    body: { errors: { columns: [expect.any(String)] } },
  })
  expect((await hide(api, 'product', ...many, 'one more')).status).toBe(422)
  expect(Object.keys((await hiddenOf(api)) as object)).toEqual(['invoice', 'customer'])
})

test('a deleted user’s hidden columns are deleted', async () => {
  const { id, username } = await aUser(inkwell.pool)
  await hide(await inkwell.signIn(username), 'invoice', 'po_ref')
  const superuser = await inkwell.as('superuser')
  expect((await superuser.delete(`/auth/users/delete/${id}`)).status).toBe(200)
  const { rowCount } = await inkwell.pool.query('select from hidden_columns where user_id = $1', [id])
  expect(rowCount).toBe(0)
})
