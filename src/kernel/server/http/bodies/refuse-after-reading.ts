import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { anonymous } from '../../../contract/access.ts'
import { Problem } from '../../../contract/problem.ts'

const megabyte = 1024 * 1024
/** Up to this size a body is discarded (a film or a scan chosen by mistake); beyond it, the connection is closed. */
const discardMax = 64 * megabyte

/**
 * Returns the result of a check on an announced body. If it throws `too_large` and the sender has a session, the body
 * is first read and discarded. Otherwise a proxy that receives an early response would close the connection, and the
 * user would see a broken connection instead of the error. A body that stalls meanwhile is ended like any other.
 */
export async function refuseAfterReading<T>({ actor, raw }: FastifyRequest, check: () => T): Promise<T> {
  try {
    return check()
  } catch (error) {
    const bytes = Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    const isTooLarge = error instanceof Problem && error.code === 'too_large'
    if (isTooLarge && actor !== anonymous && bytes <= discardMax) {
      raw.resume()
      await finished(raw).catch(() => {})
    }
    throw error
  }
}
