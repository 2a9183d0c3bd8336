import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../create-server.ts'

const somebody = { id: 1, name: 'Somebody', role: 'manager', isSuperuser: false }

/** A server with two routes that take a body: one with a session, one public. */
async function server(patience: { publicMs: number; stalledMs: number }): Promise<number> {
  const created = await createServer({ logLevel: 'silent', trustProxy: false }, patience)
  onTestFinished(() => void created.close())
  created.decorateRequest('actor')
  created.post('/public', (_request, reply) => reply.send({ done: true }))
  const onRequest = async (request: { actor: typeof somebody }) => {
    request.actor = somebody
  }
  created.post('/session', { onRequest }, (_request, reply) => reply.send({ done: true }))
  const address = await created.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(address).port)
}

/** Announces a body and sends it in pieces, each after a pause; returns everything received until the end. */
async function send(port: number, path: string, pieces: string[], pauseMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (piece) => (answer += String(piece)))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\nConnection: close\r\n\r\n`,
  )
  for (const piece of pieces) {
    await sleep(pauseMs)
    if (socket.writable) socket.write(piece)
  }
  await closed
  return answer
}

const whole = [...'{"a":"0123456789ab"}']
const tooSlow = /^HTTP\/1\.1 408 [\s\S]*"code":"bad_request"/

test.each(['/public', '/session'])('a stalled body is given up: %s', async (path) => {
  const port = await server({ publicMs: 60_000, stalledMs: 200 })
  expect(await send(port, path, ['{"a":'], 0)).toMatch(tooSlow)
})

test('a body sent byte by byte without a session is given up', async () => {
  const port = await server({ publicMs: 150, stalledMs: 500 })
  expect(await send(port, '/public', whole, 30)).toMatch(tooSlow)
})

test('a user with a session may have a slow connection', async () => {
  const port = await server({ publicMs: 150, stalledMs: 60_000 })
  expect(await send(port, '/session', whole, 30)).toMatch(/^HTTP\/1\.1 200 /)
})
