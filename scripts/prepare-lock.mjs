import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const abstract = process.platform === 'linux'
/** More servers than ever run from one folder. */
const serverPlaces = 32

/**
 * Waits until no other process installs or builds in `folder`, and holds the lock until `release()`.
 * The lock is a listening socket, because the kernel releases it with its process, however that ends. Children that
 * inherit `descriptor` keep the lock: an `npm ci` that outlives its killed parent is still waited for.
 */
export async function lockFolder(folder, onWait) {
  for (let tries = 0; ; tries += 1) {
    const socket = await take(pathOf(folder, ''))
    // Node has no public API to pass a listening socket to a child that is not Node. Without the descriptor, a child
    // that outlives its parent does not keep the lock.
    if (socket) return { descriptor: socket._handle?.fd, release: () => socket.close() }
    if (tries === 0) onWait()
    await sleep(200)
  }
}

/** Marks `folder` as used by a running server, until this process ends or `release()`; several servers may. */
export async function claimServed(folder) {
  for (const path of servedPaths(folder)) {
    const socket = await take(path)
    if (socket) return { release: () => socket.close() }
  }
  throw new Error(`More than ${serverPlaces} servers run from ${folder}.`)
}

/** Whether a server runs from `folder`. */
export async function isServed(folder) {
  const answers = await Promise.all(servedPaths(folder).map(someoneAnswers))
  return answers.includes(true)
}

function servedPaths(folder) {
  return Array.from({ length: serverPlaces }, (_, place) => pathOf(folder, `-served-${place}`))
}

function pathOf(folder, what) {
  const name = `inkwell-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}${what}`
  return abstract ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

/** Listens at a path; undefined if another process does. */
async function take(path) {
  const socket = await listen(path)
  if (socket || abstract || (await someoneAnswers(path))) return socket
  // A file left by a process that has ended.
  unlinkSync(path)
  return await listen(path)
}

function listen(path) {
  return new Promise((resolve, reject) => {
    const socket = createServer((visitor) => visitor.destroy())
    socket.unref()
    socket.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    socket.listen(path, () => resolve(socket))
  })
}

function someoneAnswers(path) {
  return new Promise((resolve) => {
    const visitor = connect(path)
    visitor.once('connect', () => resolve(visitor.destroy() !== undefined))
    visitor.once('error', () => resolve(false))
  })
}
