import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { MessageError } from '../../messages/message-error.ts'
import { byPassphrase } from './passphrase.ts'
import { checksumLineLength, checksumIn } from './checksum.ts'

/** The compressed bytes of a backup, and whether all of them are verified to be as written. */
export interface Verified {
  bytes: AsyncIterable<Buffer>
  isVerified: boolean
  /** Whether only someone with the passphrase can have made the file. */
  isEncrypted: boolean
}

const ageBegins = 'age-encryption.org/v1\n'
const pieceLength = 1 << 18

/** The bytes of a file up to `end`; `read` is called with the number of bytes read so far. */
async function* bytesOf(
  file: FileHandle,
  end: number,
  read: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < end;) {
    const piece = Buffer.allocUnsafe(Math.min(pieceLength, end - at))
    const { bytesRead } = await file.read(piece, 0, piece.length, at)
    if (bytesRead === 0) return
    at += bytesRead
    read(at)
    yield piece.subarray(0, bytesRead)
  }
}

/** Whether a file is encrypted by age, according to its first line. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    return await beginsAsAge(handle)
  } finally {
    await handle.close()
  }
}

async function beginsAsAge(file: FileHandle): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(ageBegins.length), 0, ageBegins.length, 0)
  return buffer.toString('latin1') === ageBegins
}

export const damaged = () =>
  new MessageError('This backup is damaged: its contents have changed since it was created.')

/**
 * Opens a file made by `verifiable`. A file with a checksum line is first read completely, and throws if a bit has
 * changed; of an encrypted file, each piece is verified before it is passed on. A file without either is of the first
 * release or has lost its end: the caller must check that.
 */
export async function openVerified(
  file: FileHandle,
  passphrase: string | undefined,
  read: (bytes: number) => void,
): Promise<Verified> {
  const { size } = await file.stat()
  if (await beginsAsAge(file)) {
    return {
      bytes: await decrypted(bytesOf(file, size, read), passphrase),
      isVerified: true,
      isEncrypted: true,
    }
  }
  const end = Math.max(size - checksumLineLength, 0)
  const { buffer: last } = await file.read(Buffer.alloc(checksumLineLength), 0, checksumLineLength, end)
  const sum = checksumIn(last)
  if (sum === undefined) return { bytes: bytesOf(file, size, read), isVerified: false, isEncrypted: false }
  const hash = createHash('sha256')
  for await (const piece of bytesOf(file, end, () => {})) hash.update(piece)
  if (hash.digest('hex') !== sum) throw damaged()
  return { bytes: bytesOf(file, end, read), isVerified: true, isEncrypted: false }
}

async function decrypted(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<AsyncIterable<Buffer>> {
  if (passphrase === undefined) {
    throw new MessageError(
      'This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase used to create it.',
    )
  }
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(byPassphrase(passphrase))
  const stream = await decrypter.decrypt(ReadableStream.from(bytes)).catch((error: unknown) => {
    const cause = { cause: error }
    throw isWrongPassphrase(error)
      ? new MessageError('BACKUP_PASSPHRASE does not match this backup, or the file is damaged.', cause)
      : new MessageError('This backup is damaged or incomplete.', cause)
  })
  return verified(stream)
}

async function* verified(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const piece of stream) yield Buffer.from(piece)
  } catch (error) {
    throw new MessageError('This backup is damaged or incomplete.', { cause: error })
  }
}

function isWrongPassphrase(error: unknown): boolean {
  return error instanceof Error && /identity|passphrase/i.test(error.message)
}
