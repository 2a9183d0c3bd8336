import { PassThrough, type Readable } from 'node:stream'
import type pg from 'pg'
import { onOwnConnection } from '../../database/connection/own-connection.ts'
import { parsePosition } from '../wal/wal-position.ts'

/** The range of WAL that must be replayed on a base backup to make it consistent. */
export interface BaseEnds {
  timelineId: number
  from: number
  to: number
}

/** The messages that the driver passes to a query object that reads its own messages. */
interface Message {
  chunk: Buffer
  fields: (string | null)[]
}

const archiveBytes = 'd'.charCodeAt(0)

/**
 * Requests a base backup of the whole cluster as one tar file. The server goes on working, and verifies the checksum of
 * each page. The driver's own queries do not support COPY, and pg-copy-streams supports no COPY with rows around it.
 */
class BaseBackup {
  readonly bytes = new PassThrough({ highWaterMark: 1 << 20 })
  readonly rows: (string | null)[][] = []
  readonly done: Promise<void>
  #settle: (error?: Error) => void = () => {}
  #failure: Error | undefined
  #isPaused = false

  constructor() {
    this.done = new Promise((resolve, reject) => {
      this.#settle = (error) => (error ? reject(error) : resolve())
    })
    this.done.catch(() => {})
  }

  submit(connection: { query(text: string): void }): void {
    connection.query(`BASE_BACKUP (LABEL 'inkwell', CHECKPOINT 'fast', WAIT false, MANIFEST 'no')`)
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}

  handleDataRow({ fields }: Message): void {
    this.rows.push(fields)
  }

  handleCopyData({ chunk }: Message, { stream }: { stream: Readable }): void {
    if (chunk[0] !== archiveBytes) return
    // A copy, since the driver reuses its buffer.
    if (this.bytes.write(Buffer.from(chunk.subarray(1))) || this.#isPaused) return
    // Bytes that the driver has already read still arrive after the pause.
    this.#isPaused = true
    stream.pause()
    this.bytes.once('drain', () => {
      this.#isPaused = false
      stream.resume()
    })
  }

  handleError(error: Error): void {
    this.#failure ??= error
    this.bytes.destroy(error)
    this.#settle(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure) return
    this.bytes.end()
    this.#settle()
  }
}

/** Passes the bytes of a base backup, a tar file, to `write`, and returns the WAL range that must be replayed. */
export async function copyCluster(
  superuserConnection: pg.ClientConfig,
  write: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<BaseEnds> {
  const asReplica = { ...superuserConnection, replication: 'true' }
  return await onOwnConnection(asReplica, async ({ client, whileConnected }) => {
    const backup = client.query(new BaseBackup())
    // A failed write ends the backup, since its connection is closed.
    await whileConnected(write(backup.bytes))
    await whileConnected(backup.done)
    // The first row is the start, then come the tablespaces, the last row is the end; each position has its timeline.
    const [from, timelineId] = backup.rows.at(0) ?? []
    const [to] = backup.rows.at(-1) ?? []
    return { timelineId: Number(timelineId), from: parsePosition(from ?? ''), to: parsePosition(to ?? '') }
  })
}
