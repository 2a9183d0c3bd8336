import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { formOf, pictureClaiming, pictureFile } from '../../../kernel/server/testing/a-picture.ts'
import { aUser, password, personForm } from '../../../features/people/testing/a-user.ts'
import { aProduct, productForm } from '../../../features/products/testing/a-product.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const megabyte = 1024 * 1024
const tooLarge = { status: 413, body: { code: 'too_large' } }

/** Starts a request that announces a body and never completes it. */
function begin(path: string, headers: Record<string, string | number>): ClientRequest {
  const begun = request(`${inkwell.address}/api/v1${path}`, { method: 'POST', headers })
  begun.on('error', () => {})
  begun.flushHeaders()
  onTestFinished(() => void begun.destroy())
  return begun
}

async function statusOf(begun: ClientRequest): Promise<number | undefined> {
  const [response] = await once(begun, 'response')
  return response.statusCode
}

const form = { 'content-type': 'multipart/form-data; boundary=x' }
const bearer = { authorization: `Bearer ${api.token}` }

test('a registration of 200 fields of 1 MB is refused before it is read', async () => {
  const headers = { ...form, 'content-length': 200 * megabyte }
  expect(await statusOf(begin('/auth/register', headers))).toBe(413)
})

test('a body without a length is refused as soon as it is too long', async () => {
  const begun = begin('/auth/register', form)
  const part = `--x\r\ncontent-disposition: form-data; name="first_name"\r\n\r\n${'x'.repeat(900)}\r\n`
  begun.write(part.repeat(100))
  expect(await statusOf(begun)).toBe(413)
})

test.each(['/auth/login', '/auth/refresh', '/auth/register', '/nowhere'])(
  'JSON of 100 kB without a session is refused: %s',
  async (path) => {
    expect(await inkwell.anyone.post(path, { user: 'x'.repeat(100 * 1024) })).toMatchObject(tooLarge)
  },
)

test('a user without permission is refused before the body is read', async () => {
  const headers = { ...form, 'content-length': 10 * megabyte }
  expect(await statusOf(begin('/product', headers))).toBe(401)
  const salesman = await inkwell.as('salesman')
  const theirs = { ...headers, authorization: `Bearer ${salesman.token}` }
  expect(await statusOf(begin('/warehouse', theirs))).toBe(403)
})

test('a signed-in user gets the refusal of a too large file after it was read to its end, as proxies need it', async () => {
  const bytes = 22 * megabyte
  const begun = begin('/customer/import', { ...form, ...bearer, 'content-length': bytes })
  let answered = false
  const status = statusOf(begun).finally(() => (answered = true))
  const half = Buffer.alloc(bytes / 2)
  await new Promise((resolve) => begun.write(half, resolve))
  await inkwell.anyone.get('/nowhere')
  expect(answered).toBe(false)
  begun.end(half)
  expect(await status).toBe(413)
  // Too large to be a mistake, so it is refused at once.
  const headers = { ...form, ...bearer, 'content-length': 200 * megabyte }
  expect(await statusOf(begin('/customer/import', headers))).toBe(413)
})

test('a form has a limit for each field, and names the field beyond it', async () => {
  const description = 'x'.repeat(50_000)
  expect(await api.post('/product', formOf({ ...productForm(), description }))).toMatchObject({
    status: 413,
    body: { code: 'too_large', errors: { description: [expect.stringMatching(/too long/)] } },
  })
  expect(await api.post('/product', formOf({ ...productForm(), items: 'x'.repeat(300) }))).toMatchObject({
    status: 422,
    body: { errors: { items: [expect.any(String)] } },
  })
})

test('unknown parts of a form are skipped', async () => {
  const sent = formOf({ ...productForm(), unknown: 'x'.repeat(2000) })
  expect(await api.post('/product', sent)).toMatchObject({ status: 201 })
})

test('a registration accepts no picture, and does not read one', async () => {
  const user_image = new File(['no picture at all'], 'me.png', { type: 'image/png' })
  expect(await inkwell.anyone.post('/auth/register', formOf({ ...personForm(), user_image }))).toMatchObject({
    status: 201,
  })
  const inJson = { ...personForm(), user_image: 'x' }
  expect(await inkwell.anyone.post('/auth/register', inJson)).toMatchObject({ status: 201 })
})

test('a user’s fifth large body at once is refused, other users’ are accepted', async () => {
  const headers = { ...form, ...bearer, 'content-length': megabyte }
  const begun = [1, 2, 3, 4, 5].map(() => begin('/product', headers))
  expect(await Promise.race(begun.map(statusOf))).toBe(429)
  const other = await inkwell.as('admin')
  const sent = formOf({ ...productForm(), description: 'x'.repeat(9000) })
  expect(await other.post('/product', sent)).toMatchObject({ status: 201 })
  for (const each of begun) each.destroy()
})

test('an address with endless failing writes waits, whatever client it claims to be, and blocks no signed-in user', async () => {
  const from = { 'x-forwarded-for': '198.51.100.77' }
  const statuses: number[] = []
  for (let count = 0; count < 302; count++) {
    statuses.push((await inkwell.anyone.post('/auth/refresh', { refresh: `x${count}` }, from)).status)
  }
  expect(statuses.slice(0, 300)).not.toContain(429)
  expect(statuses.slice(300)).toEqual([429, 429])
  // Requests with a token of the installation or from a known device are limited separately.
  const username = (await aUser(inkwell.pool)).username
  const signIn = { user: username, password, device_key: 'd'.repeat(22) }
  const first = await inkwell.anyone.post<{ refresh_token: string }>('/auth/login', signIn)
  const renewal = { refresh: first.body.refresh_token }
  expect((await inkwell.anyone.post('/auth/refresh', renewal, from)).status).toBe(200)
  expect((await inkwell.anyone.post('/auth/login', signIn, from)).status).toBe(200)
  expect((await inkwell.anyone.post('/auth/login', { ...signIn, device_key: null }, from)).status).toBe(429)
  const headers = { ...form, ...from, 'content-length': 1000 }
  const begun = begin('/auth/register', headers)
  const [response] = await once(begun, 'response')
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  // Whatever is sent, form or not, a refusal has the standard shape.
  for (const [type, body] of [
    ['application/json', '{'],
    ['application/json', ''],
    ['text/plain', 'x'],
    ['multipart/form-data', 'x'],
  ] as const) {
    const answer = await inkwell.anyone.fetch('/api/v1/auth/refresh', {
      method: 'POST',
      headers: { ...from, 'content-type': type },
      body,
    })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too many requests. Try again in a moment.',
      request_id: answer.headers.get('x-request-id'),
    })
  }
})

test('a picture is decoded only if all other fields are valid', async () => {
  const image = await pictureClaiming(10_000, 6000)
  expect(await api.post('/product', formOf({ items: 'No code', image }))).toMatchObject({ status: 422 })
  const { id } = await aProduct(api)
  expect(await api.put(`/product/${id}`, formOf({ version: 'x', image }))).toMatchObject({ status: 400 })
  expect(await api.post('/product', formOf({ ...productForm(), image }))).toMatchObject(tooLarge)
})

// Making the picture of 48 megapixels takes most of the time.
test('a sign-in does not wait for a picture that is being decoded', { timeout: 60_000 }, async () => {
  const { username } = await aUser(inkwell.pool, { role: 'salesman' })
  const image = await pictureFile('webp', { width: 8000, height: 6000 })
  const order: string[] = []
  const upload = api
    .post('/product', formOf({ ...productForm(), image }))
    .then(({ status }) => order.push(`picture ${status}`))
  await inkwell.signIn(username)
  order.push('sign-in')
  await upload
  expect(order).toEqual(['sign-in', 'picture 201'])
})
