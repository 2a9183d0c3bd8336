import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const somebody = async () => (await aUser(inkwell.pool)).username
const pin = (by: Api, ...paths: string[]) =>
  by.put('/auth/pinned-pages', { pages: paths.map((path) => ({ path })) })
const pinnedOf = async (api: Api) =>
  (await api.get<{ pinned_pages: { path: string }[] }>('/auth/me')).body.pinned_pages.map(({ path }) => path)

test('a user’s pinned pages are the same on all their devices, in their order, and for nobody else', async () => {
  const name = await somebody()
  const [desk, phone] = [await inkwell.signIn(name), await inkwell.signIn(name)]
  expect(await pinnedOf(desk)).toEqual([])
  expect((await pin(desk, '/warehouse/table', '/bad-debt/table', '/warehouse/table')).status).toBe(204)
  expect(await pinnedOf(phone)).toEqual(['/warehouse/table', '/bad-debt/table'])
  await pin(phone, '/bad-debt/table')
  expect(await pinnedOf(desk)).toEqual(['/bad-debt/table'])
  expect(await pinnedOf(await inkwell.signIn(await somebody()))).toEqual([])
})

test('a user pins no more pages than the sidebar shows', async () => {
  const api = await inkwell.signIn(await somebody())
  const many = Array.from({ length: 13 }, (_, index) => `/page/${index}`)
  expect(await pin(api, ...many)).toMatchObject({
    status: 422,
    body: { errors: { pages: [expect.any(String)] } },
  })
  expect(await pinnedOf(api)).toEqual([])
})
