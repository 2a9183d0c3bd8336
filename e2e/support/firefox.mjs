#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import { createInterface } from 'node:readline'
import { findFirefox } from '../../scripts/find-firefox.mjs'

/*
 * A standard Firefox for Playwright, which controls it by WebDriver BiDi and sends one command that ESR releases do not
 * support: the colour scheme of pages. This proxy between them answers that command; everything else is forwarded.
 */
const unknown = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(findFirefox(), process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.once('exit', (code) => process.exit(code ?? 1))
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, port] = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? []
  if (port === undefined) return console.error(line)
  const between = createServer().on('upgrade', (asked, client) => connect(port, asked, client))
  between.listen(0, '127.0.0.1', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${between.address().port}`),
  )
})

function connect(port, { url, headers }, client) {
  const { host: _host, 'sec-websocket-extensions': _packed, ...rest } = headers
  const call = request({ host: '127.0.0.1', port, path: url, headers: rest })
  call.once('upgrade', (answer, server) => {
    const accept = `Sec-WebSocket-Accept: ${answer.headers['sec-websocket-accept']}`
    client.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${accept}\r\n\r\n`,
    )
    onFrames(server, (frame) => client.write(frame))
    onFrames(client, (frame) => {
      const text = textOf(frame)
      if (text.includes(`"${unknown}"`))
        client.write(frameOf({ type: 'success', id: JSON.parse(text).id, result: {} }))
      else server.write(frame)
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  })
  call.once('error', () => client.destroy())
  call.end()
}

/** Splits WebSocket data into whole frames, so that the proxy can insert its own. */
function onFrames(socket, take) {
  let held = Buffer.alloc(0)
  socket.on('data', (piece) => {
    held = Buffer.concat([held, piece])
    for (let parts = partsOf(held); parts && parts.end <= held.length; parts = partsOf(held)) {
      take(held.subarray(0, parts.end))
      held = held.subarray(parts.end)
    }
  })
}

/** The positions of a frame's mask and content; null until its header is complete (RFC 6455, 5.2). */
function partsOf(frame) {
  if (frame.length < 2) return null
  const short = frame[1] & 127
  const masked = (frame[1] & 128) !== 0
  const start = { 126: 4, 127: 10 }[short] ?? 2
  if (frame.length < start) return null
  const length =
    short === 126 ? frame.readUInt16BE(2) : short === 127 ? Number(frame.readBigUInt64BE(2)) : short
  const content = start + (masked ? 4 : 0)
  return { mask: masked ? start : null, content, end: content + length }
}

function textOf(frame) {
  const { mask, content, end } = partsOf(frame)
  const bytes = Buffer.from(frame.subarray(content, end))
  if (mask !== null) for (let at = 0; at < bytes.length; at++) bytes[at] ^= frame[mask + (at % 4)]
  return bytes.toString()
}

function frameOf(message) {
  const text = Buffer.from(JSON.stringify(message))
  // A response shorter than 126 bytes.
  return Buffer.concat([Buffer.from([0x81, text.length]), text])
}
