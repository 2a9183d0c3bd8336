import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../process/config.ts'
import { createServer } from '../create-server.ts'

/** The client address that a server derives from the peer and from X-Forwarded-For. */
async function addressSeen(TRUST_PROXY: string, peer: string, forwardedFor: string): Promise<string> {
  const server = await createServer(readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' }))
  onTestFinished(() => void server.close())
  server.get('/address', (request, reply) => reply.send({ address: request.ip }))
  const headers = { 'x-forwarded-for': forwardedFor }
  const answer = await server.inject({ url: '/address', remoteAddress: peer, headers })
  return answer.json<{ address: string }>().address
}

const forged = '198.51.100.1'
const sender = '203.0.113.9'
const proxy = '10.0.0.2'

test('without trusted proxies the header is ignored', async () => {
  expect(await addressSeen('off', sender, forged)).toBe(sender)
})

test('with one proxy, earlier values of the header are ignored', async () => {
  expect(await addressSeen('1', proxy, `${forged}, ${sender}`)).toBe(sender)
  expect(await addressSeen('10.0.0.0/8', proxy, `${forged}, ${sender}`)).toBe(sender)
})

test('two proxies in a row', async () => {
  expect(await addressSeen('2', proxy, `${forged}, ${sender}, 10.0.0.3`)).toBe(sender)
  expect(await addressSeen('10.0.0.2,10.0.0.3', proxy, `${forged}, ${sender}, 10.0.0.3`)).toBe(sender)
})

test('a client that bypasses the proxies has its own address', async () => {
  expect(await addressSeen('10.0.0.0/8', sender, forged)).toBe(sender)
  expect(await addressSeen('loopback', sender, `${forged}, 127.0.0.1`)).toBe(sender)
})
