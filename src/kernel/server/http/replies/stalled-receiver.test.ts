import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { cutOffWhenStalled } from './stalled-receiver.ts'

const pieces = 300

/** A file of 19 MB, which takes a while before its first byte; resolves when it was sent or its receiver was disconnected. */
async function serve(afterMs: number) {
  const ended: Promise<boolean>[] = []
  const server = createServer((_, response) => {
    cutOffWhenStalled(response, afterMs)
    ended.push(new Promise((end) => response.once('close', () => end(response.writableFinished))))
    setTimeout(
      () => Readable.from(Array.from({ length: pieces }, () => Buffer.alloc(65_536))).pipe(response),
      afterMs + 500,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ended }
}

test('a client that stops receiving a file is disconnected', async () => {
  const { address, ended } = await serve(300)
  const stalled = await fetch(address)
  expect(await ended[0]).toBe(false)
  await stalled.body?.cancel()
})

test('a slow client gets the whole file, even if it takes longer than a stall may', async () => {
  const { address, ended } = await serve(5000)
  const slow = await fetch(address)
  let length = 0
  for await (const chunk of slow.body ?? []) {
    length += chunk.length
    await sleep(20)
  }
  expect([length, await ended[0]]).toEqual([pieces * 65_536, true])
})
