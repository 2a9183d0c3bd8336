import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createServer } from './create-server.ts'
import { serveWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkwell-web-app-'))
let server: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Inkwell</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets', 'start-1.js'), 'start()')
  writeFileSync(join(folder, 'assets', 'start-1.js.gz'), gzipSync('start()'))
  server = await createServer({ logLevel: 'silent', trustProxy: false })
  await serveWebApp(server, folder)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('hashed files are cached forever and compressed, other files are revalidated', async () => {
  const script = await server.inject({ url: '/assets/start-1.js', headers: { 'accept-encoding': 'gzip' } })
  expect(script.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const icon = await server.inject({ url: '/favicon.svg' })
  expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
})

test('every address of a screen serves the page, and a missing file does not', async () => {
  for (const url of ['/', '/some/screen', '/assetsx']) {
    const { statusCode, body, headers } = await server.inject({ url })
    expect([url, statusCode, body]).toEqual([url, 200, '<!doctype html><title>Inkwell</title>'])
    expect(headers['cache-control']).toBe('no-cache')
  }
  const files = [
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/.well-known/x',
    '/.git/config',
    '/wp-login.php?x=1',
  ]
  const ours = ['/assets/start-0.js', '/assets/', '/assets/..%2fsecret', '/api/v1/nothing']
  for (const url of [...ours, ...files]) {
    const { statusCode, json } = await server.inject({ url })
    expect([url, statusCode, json().code]).toEqual([url, 404, 'not_found'])
  }
})

test('robots.txt disallows everything', async () => {
  const { statusCode, body, headers } = await server.inject({ url: '/robots.txt' })
  expect([statusCode, body]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
  expect(headers['content-type']).toMatch(/^text\/plain/)
})
