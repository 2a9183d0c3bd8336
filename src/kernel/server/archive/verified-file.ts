import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../../../parts/program/start-error.ts'
import { message } from '../../../i18n/messages.ts'
import { MessageError, messageOfError } from '../messages/message-error.ts'
import { fileError } from '../backup/disk/file-error.ts'
import { verifiable } from '../backup/integrity/checksum.ts'
import { openVerified } from '../backup/integrity/open-verified.ts'

/**
 * Writes bytes compressed and verifiable, like a backup: encrypted with the passphrase, or followed by their SHA-256.
 * The file gets its name only when all of it, including the name, is on disk.
 */
export async function writeVerifiable(
  file: string,
  bytes: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<void> {
  const unfinished = `${file}.part`
  try {
    await pipeline(
      Readable.from(bytes, { objectMode: false }),
      // WAL is written all day; saving another tenth of space is not worth more work.
      createGzip({ level: 1 }),
      verifiable(passphrase),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw fileError(error, file) ?? error
  }
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Reads a file of `writeVerifiable` into a stream. Throws a StartError that names the file if a single bit has changed;
 * then the bytes in the stream must not be used.
 */
export async function readVerified(
  file: string,
  passphrase: string | undefined,
  into: Writable,
): Promise<void> {
  try {
    const handle = await open(file, 'r')
    try {
      const { bytes, isVerified } = await openVerified(handle, passphrase, () => {})
      if (!isVerified) throw new MessageError('The file is incomplete or damaged.')
      await pipeline(Readable.from(bytes, { objectMode: false }), createGunzip(), into)
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof StartError)
      throw new MessageError(
        message('{file} cannot be used. {reason}', { file, reason: messageOfError(error) }),
        {
          cause: error,
        },
      )
    throw fileError(error, file) ?? error
  }
}
