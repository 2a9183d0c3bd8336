import pg from 'pg'
import { MessageError } from '../../messages/message-error.ts'

const brokenWords = 'The connection to the database was lost.'

/** A separate connection for one long piece of work. */
export interface OwnConnection {
  client: pg.Client
  /** The same promise, but it also rejects when the connection breaks: a COPY would wait for ever. */
  whileConnected<T>(work: Promise<T>): Promise<T>
}

/**
 * Runs work on a separate connection without time limits, and closes it in any case. In the middle of a COPY the
 * connection is dropped, since no other message could be sent.
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
  // Most work notices the loss in its own query first.
  lost.catch(() => {})
  try {
    await client.connect()
    return await work({ client, whileConnected: (promise) => Promise.race([promise, lost]) })
  } catch (error) {
    // A later statement fails with the driver's own message.
    throw isBroken ? new MessageError(brokenWords) : error
  } finally {
    await client.end().catch(() => {})
  }
}
