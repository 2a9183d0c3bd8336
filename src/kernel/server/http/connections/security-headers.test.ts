import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../create-server.ts'
import { serveDocs } from '../description/docs.ts'

async function headersAt(url: string, headers: Record<string, string>) {
  const server = await createServer({ logLevel: 'silent', trustProxy: 'loopback' })
  onTestFinished(() => void server.close())
  await serveDocs(server, [])
  return (await server.inject({ url, headers })).headers
}

const onTheLocalNetwork = { host: '192.168.1.20:3000' }

test.each(['/api/docs', '/api/docs/', '/api/v1/openapi.json', '/nowhere'])(
  '%s does not upgrade plain addresses to TLS',
  async (url) => {
    const headers = await headersAt(url, onTheLocalNetwork)
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';/)
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test('only our own inline scripts may run in pages', async () => {
  const page = readFileSync(new URL('../../../../../index.html', import.meta.url), 'utf8')
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  const headers = await headersAt('/nowhere', onTheLocalNetwork)
  expect(hashes).toHaveLength(1)
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hashes.join()}';`)
})

test('no other site can frame our pages', async () => {
  const headers = await headersAt('/api/docs/', onTheLocalNetwork)
  expect(headers['content-security-policy']).toMatch(/;frame-ancestors 'none'$/)
  expect(headers['x-frame-options']).toBe('DENY')
})

test('no response allows a page to use the reader’s devices', async () => {
  const { 'permissions-policy': policy } = await headersAt('/api/docs/', onTheLocalNetwork)
  expect(policy).toContain('camera=(), microphone=(), geolocation=()')
})

test.each([
  ['on this machine', { host: 'localhost:3000' }],
  ['on this machine by its number', { host: '127.0.0.1:3000' }],
  ['on this machine by IPv6', { host: '[::1]:3000' }],
  ['by TLS', { host: 'ink.example', 'x-forwarded-proto': 'https' }],
])('windows opened by other sites share nothing with ours: %s', async (_where, headers) => {
  expect(await headersAt('/nowhere', headers)).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' })
})

test('the header is left out where browsers ignore it and warn', async () => {
  expect(await headersAt('/nowhere', onTheLocalNetwork)).not.toHaveProperty('cross-origin-opener-policy')
})
