import { randomBytes, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { apiClient } from '../../../kernel/server/testing/api-client.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()

const someAddress = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`

test('invalid passkeys from an address lock out nobody who is known there', async () => {
  const from = { 'x-forwarded-for': someAddress() }
  const device_key = randomBytes(20).toString('hex')
  const { id, username } = await aUser(inkwell.pool)
  await inkwell.anyone.post('/auth/login', { user: username, password, device_key })
  const key = `key of ${username}`
  await inkwell.pool.query(
    `insert into passkey (id, user_id, public_key, counter, transports, name) values ($1, $2, '\\x00', 0, '{}', 'Key')`,
    [key, id],
  )
  // Passkeys need a host name.
  const secure = apiClient(inkwell.address.replace('127.0.0.1', 'localhost'))
  const shows = (passkey: string, by: string | null = null) =>
    secure.post('/auth/passkey/login', { response: { id: passkey }, device_key: by }, from)
  for (let nth = 0; nth < 10; nth++) expect((await shows('made up')).status).toBe(401)
  expect((await shows('made up')).status).toBe(429)
  expect((await shows(key)).status).toBe(429)
  // The owner's device is limited separately: its response is checked.
  expect((await shows(key, device_key)).status).toBe(401)
})

test('invalid requests from an address do not block passkeys on known devices', async () => {
  const from = { 'x-forwarded-for': someAddress() }
  const device_key = randomBytes(20).toString('hex')
  const { username } = await aUser(inkwell.pool)
  await inkwell.anyone.post('/auth/login', { user: username, password, device_key })
  const secure = apiClient(inkwell.address.replace('127.0.0.1', 'localhost'))
  const asks = async (body?: { device_key: string }) =>
    (await secure.post('/auth/passkey/options', body, from)).status
  // Programs without a device key are not limited by this.
  expect(await asks()).toBe(200)
  for (let nth = 0; nth < 300; nth++) await secure.post('/auth/refresh', { refresh: `made up ${nth}` }, from)
  expect(await asks()).toBe(429)
  expect(await asks({ device_key: randomBytes(20).toString('hex') })).toBe(429)
  expect(await asks({ device_key })).toBe(200)
}, 60_000)
