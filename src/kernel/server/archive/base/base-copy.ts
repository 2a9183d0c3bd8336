import { PassThrough, type Readable } from 'node:stream'
import type pg from 'pg'
import { onOwnConnection } from '../../backup/own-connection.ts'
import { placeIn } from '../log/log-place.ts'

/** From where to where the log must be replayed on a copy before it is sound. */
export interface BaseEnds {
  timelineId: number
  from: number
  to: number
}

/** What the driver hands to a query whose messages it does not know how to read. */
interface Message {
  chunk: Buffer
  fields: (string | null)[]
}

const archiveBytes = 'd'.charCodeAt(0)

/**
 * Asks the server for a copy of its whole cluster, as one tar file; it goes on working, and looks at the checksum of
 * each page on the way. The driver's own queries know no COPY, and pg-copy-streams none that has rows around it.
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
    // The driver uses its buffer again.
    if (this.bytes.write(Buffer.from(chunk.subarray(1))) || this.#isPaused) return
    // What the driver has read by then still comes.
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

/** Lets `write` write the bytes of a copy of the cluster, which is a tar file, and answers where it begins and ends. */
export async function copyCluster(
  keeper: pg.ClientConfig,
  write: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<BaseEnds> {
  const asReplica = { ...keeper, replication: 'true' }
  return await onOwnConnection(asReplica, async ({ client, whileConnected }) => {
    const backup = client.query(new BaseBackup())
    // What cannot be written ends the copy: the connection is closed behind it.
    await whileConnected(write(backup.bytes))
    await whileConnected(backup.done)
    // First where it begins, then the tablespaces, last where it ends; each place with its timeline.
    const [from, timelineId] = backup.rows.at(0) ?? []
    const [to] = backup.rows.at(-1) ?? []
    return { timelineId: Number(timelineId), from: placeIn(from ?? ''), to: placeIn(to ?? '') }
  })
}
