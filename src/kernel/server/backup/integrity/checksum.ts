import { createHash } from 'node:crypto'
import { forPassphrase } from './passphrase.ts'

/** The last line of a file without a passphrase: the SHA-256 of all bytes before it. */
const checksumLine = (sha256: string) => `\ninkwell sha256 ${sha256}\n`

export const checksumLineLength = checksumLine('0'.repeat(64)).length

/** The SHA-256 in a checksum line; undefined for other bytes. */
export function checksumIn(bytes: Buffer): string | undefined {
  return /^\ninkwell sha256 ([0-9a-f]{64})\n$/.exec(bytes.toString('latin1'))?.[1]
}

/**
 * Makes every change of a file detectable: encrypts it with age, which authenticates every byte, or appends a checksum
 * line.
 */
export function verifiable(
  passphrase: string | undefined,
): (bytes: AsyncIterable<Buffer>) => AsyncIterable<Buffer> {
  return passphrase === undefined ? withChecksum : (bytes) => encrypted(bytes, passphrase)
}

async function* withChecksum(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
  yield Buffer.from(checksumLine(hash.digest('hex')))
}

async function* encrypted(bytes: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  // Loaded only when needed: many installations do not encrypt, and every loaded module delays the start.
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(forPassphrase(passphrase))
  const stream = await encrypter.encrypt(ReadableStream.from(bytes))
  for await (const piece of stream) yield Buffer.from(piece)
}
