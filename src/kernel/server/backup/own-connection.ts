import pg from 'pg'
import { MessageError } from '../message-error.ts'

const brokenWords = 'The connection to the database was lost.'

/** A connection for one long piece of work. */
export interface OwnConnection {
  client: pg.Client
  /** The same promise, which fails too when the connection breaks: a COPY would wait for ever. */
  whileConnected<T>(work: Promise<T>): Promise<T>
}

/**
 * Runs work on a connection of its own that no time limit cuts, and closes it whatever happens: in the middle of a COPY
 * it is hung up, since nothing else could be said there.
 */
export async function onOwnConnection<T>(
  connection: pg.ClientConfig,
  work: (own: OwnConnection) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  let isBroken = false
  const lost = new Promise<never>((_, reject) => {
    const broke = () => {
      isBroken = true
      reject(new MessageError(brokenWords))
    }
    client.on('error', broke)
    client.on('end', broke)
  })
  // Most work hears of it by its own query first.
  lost.catch(() => {})
  try {
    await client.connect()
    return await work({ client, whileConnected: (promise) => Promise.race([promise, lost]) })
  } catch (error) {
    // A statement that comes after it says so in the driver's words.
    throw isBroken ? new MessageError(brokenWords) : error
  } finally {
    await client.end().catch(() => {})
  }
}
