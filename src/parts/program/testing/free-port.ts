import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns an unused port, below the range that Linux assigns to outgoing connections, so that none takes it while a
 * server is restarted on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return await freePort()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
