import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../create-server.ts'
import { serveMetrics } from './metrics.ts'

const token = 'watched by Prometheus'.replaceAll(' ', '-')

/** The status of `/metrics` for a client at that address. */
async function statusFor(
  remoteAddress: string,
  headers: Record<string, string> = {},
  given: string | null = token,
): Promise<number> {
  const server = await createServer({ logLevel: 'silent', trustProxy: 'loopback' })
  onTestFinished(() => void server.close())
  serveMetrics(server, given ?? undefined)
  const { statusCode, body } = await server.inject({ url: '/metrics', remoteAddress, headers })
  expect(body.includes('http_request_duration_seconds')).toBe(statusCode === 200)
  return statusCode
}

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  '%s can read the metrics',
  async (address) => {
    expect(await statusFor(address)).toBe(200)
  },
)

test.each(['192.168.1.7', 'fd00::2', '::ffff:10.0.0.1'])('%s cannot', async (address) => {
  expect(await statusFor(address)).toBe(403)
  expect(await statusFor(address, { authorization: 'Bearer guess' })).toBe(403)
})

test('the token gives access to the metrics from anywhere, and without a token nothing does', async () => {
  const headers = { authorization: `Bearer ${token}` }
  expect(await statusFor('192.168.1.7', headers)).toBe(200)
  expect(await statusFor('192.168.1.7', headers, null)).toBe(403)
})

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'a request through a local proxy is not local: %s',
  async (name) => {
    expect(await statusFor('127.0.0.1', { [name]: '127.0.0.1' })).toBe(403)
  },
)

test('a forged header does not make a request local', async () => {
  expect(await statusFor('192.168.1.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
})
