import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { nobody } from '../../../contract/access.ts'
import { Problem } from '../../../contract/problem.ts'

const megabyte = 1024 * 1024
/** A film or a scan that somebody picked by mistake is read past; what is larger is hung up on. */
const readPastMax = 64 * megabyte

/**
 * What a check of an announced body answers. Where it throws `too_large` and somebody with a session sends, the body is
 * read past first, keeping none of it: a proxy that hears an answer early hangs up on who still sends, and a person
 * would see a broken connection instead of the sentence. A body that stands still meanwhile is ended like any other.
 */
export async function refuseAfterReading<T>({ actor, raw }: FastifyRequest, check: () => T): Promise<T> {
  try {
    return check()
  } catch (error) {
    const bytes = Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    const isTooLarge = error instanceof Problem && error.code === 'too_large'
    if (isTooLarge && actor !== nobody && bytes <= readPastMax) {
      raw.resume()
      await finished(raw).catch(() => {})
    }
    throw error
  }
}
