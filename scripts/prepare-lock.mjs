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
 * Waits until no other process installs or builds in `folder`, and holds that right until `release()`.
 *
 * A listening socket is the lock because the kernel drops it with its holder, however that dies. Children that
 * inherit `descriptor` keep the lock with them: an `npm ci` that outlives its killed parent is still waited for.
 */
export async function lockFolder(folder, onWait) {
  for (let tries = 0; ; tries += 1) {
    const socket = await take(pathOf(folder, ''))
    // Node has no public way to hand a listening socket to a child that is not Node; without it we only lose that.
    if (socket) return { descriptor: socket._handle?.fd, release: () => socket.close() }
    if (tries === 0) onWait()
    await sleep(200)
  }
}

/** Says, until this process ends or `release()`, that a server runs from `folder`; several may. */
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

/** Listens at a path that nobody else listens at; undefined where somebody does. */
async function take(path) {
  const socket = await listen(path)
  if (socket || abstract || (await someoneAnswers(path))) return socket
  // The file of somebody who is gone.
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
