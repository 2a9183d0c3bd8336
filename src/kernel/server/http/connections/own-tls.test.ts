import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createServer } from '../create-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkwell-tls-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A self-signed certificate, as offices make one. */
function aPair(name: string) {
  const tls = { cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) }
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
  ]
  execFileSync('openssl', [...words, '-subj', '/CN=localhost', '-keyout', tls.key, '-out', tls.cert], {
    stdio: 'ignore',
  })
  return tls
}

const options = { logLevel: 'silent', trustProxy: false } as const

test('a certificate and its key make it https', async () => {
  const server = await createServer({ ...options, tls: aPair('own') })
  server.get('/', async ({ protocol }) => protocol)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  expect(address).toMatch(/^https:/)
  const answer = await new Promise<string>((resolve, reject) => {
    request(address, { rejectUnauthorized: false }, (response) => {
      response.on('data', (bytes: Buffer) => resolve(`${response.statusCode} ${bytes.toString()}`))
    })
      .on('error', reject)
      .end()
  })
  expect(answer).toBe('200 https')
  await server.close()
})

test('the key of another certificate is reported in one line at the start', async () => {
  const [one, other] = [aPair('one'), aPair('other')]
  await expect(createServer({ ...options, tls: { cert: one.cert, key: other.key } })).rejects.toThrow(
    /^TLS_CERT, TLS_KEY: they are no certificate and the key to it \([^\n]+\)\.$/,
  )
})

/** The fingerprint of the certificate that a new connection gets. */
async function shownAt(address: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const port = Number(new URL(address).port)
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256)
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

test('a renewed pair is used without a restart, and an incomplete one is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [files, next] = [aPair('served'), aPair('next')]
  const server = await createServer({ ...options, tls: files })
  onTestFinished(() => server.close())
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const before = await shownAt(address)
  const minutes = 60_000
  copyFileSync(next.cert, files.cert)
  vi.advanceTimersByTime(2 * minutes)
  expect(await shownAt(address)).toBe(before)
  copyFileSync(next.key, files.key)
  vi.advanceTimersByTime(2 * minutes)
  expect(await shownAt(address)).not.toBe(before)
})
