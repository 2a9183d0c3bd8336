import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until no other process installs or builds in `folder`, and holds that right until `release()`.
 *
 * A listening socket is the lock because the kernel drops it with its holder, however that dies. Children that
 * inherit `socket` keep the lock with them: an `npm ci` that outlives its killed parent is still waited for.
 */
export async function lockFolder(folder, onWait) {
  const name = `inkwell-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const abstract = process.platform === 'linux'
  const path = abstract ? `\0${name}` : join(tmpdir(), `${name}.sock`)
  for (let tries = 0; ; tries += 1) {
    const socket = await listen(path)
    // Node has no public way to hand a listening socket to a child that is not Node; without it we only lose that.
    if (socket) return { descriptor: socket._handle?.fd, release: () => socket.close() }
    if (!abstract && !(await someoneAnswers(path))) {
      unlinkSync(path)
      continue
    }
    if (tries === 0) onWait()
    await sleep(200)
  }
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
