import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port that nobody uses at the moment. Of those below the ones that Linux gives to connections by itself, so that
 * none takes it while a server that listened there is started again.
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
