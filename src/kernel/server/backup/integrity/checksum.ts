import { createHash } from 'node:crypto'
import { forPassphrase } from './passphrase.ts'

/** The line behind the last byte of a file without a passphrase: the SHA-256 of all bytes before it. */
const checksumLine = (sha256: string) => `\ninkwell sha256 ${sha256}\n`

export const checksumLineLength = checksumLine('0'.repeat(64)).length

/** The SHA-256 that a checksum line names; undefined for bytes that are none. */
export function checksumIn(bytes: Buffer): string | undefined {
  return /^\ninkwell sha256 ([0-9a-f]{64})\n$/.exec(bytes.toString('latin1'))?.[1]
}

/**
 * The bytes of a file so that no change of them goes unnoticed: encrypted as age does, which signs every byte, or as
 * they are with a checksum line behind them.
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
  // Loaded where it is needed: many encrypt nothing, and a start waits for all that is loaded.
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(forPassphrase(passphrase))
  const stream = await encrypter.encrypt(ReadableStream.from(bytes))
  for await (const piece of stream) yield Buffer.from(piece)
}
