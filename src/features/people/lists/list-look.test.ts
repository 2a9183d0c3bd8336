import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const somebody = async () => (await aUser(inkwell.pool)).username
const lookOf = async (api: Api) => (await api.get<{ list_look: unknown }>('/auth/me')).body.list_look

test('a user’s rows per page are saved for all their devices, and for nobody else', async () => {
  const name = await somebody()
  const [desk, phone] = [await inkwell.signIn(name), await inkwell.signIn(name)]
  expect(await lookOf(desk)).toBeNull()
  expect((await desk.put('/auth/list-look', { page_size: 50, compact: true })).status).toBe(204)
  expect(await lookOf(phone)).toEqual({ page_size: 50, compact: true })
  await phone.put('/auth/list-look', { page_size: 25, compact: false })
  expect(await lookOf(desk)).toEqual({ page_size: 25, compact: false })
  expect(await lookOf(await inkwell.signIn(await somebody()))).toBeNull()
})

test.each([{}, { page_size: 5 }, { page_size: 101 }, { page_size: 'all' }, { page_size: 12.5 }])(
  '%j is refused',
  async (body) => {
    const api = await inkwell.signIn(await somebody())
    expect(await api.put('/auth/list-look', body)).toMatchObject({
      status: 422,
      body: { errors: { page_size: [expect.any(String)] } },
    })
  },
)
