import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import pg from 'pg'
import { listenerName } from '../database/connection/listening-nodes.ts'
import { socketOf } from '../database/connection/socket-of.ts'
import { codeOf } from '../database/failures/database-error.ts'

/** How often a listening connection checks itself, and how long an answer and a new connection may take. */
export interface Timings {
  heartbeatMs: number
  answerMs: number
  connectMs: number
}

const heartbeatChannel = 'beat'

interface Listening {
  channels: readonly string[]
  timings: Timings
  receive(channel: string, payload: string): void
  /** Called once; `isSilent` if the server did not answer, so that other connections may hang too. */
  broken(isSilent: boolean): void
}

export interface Listener {
  /** Notifies everyone who listens to a channel; lost if it cannot be sent. */
  publish(channel: string, payload: string): void
  /** Closes the connection at once, without waiting for the server. */
  end(): void
}

/**
 * Listens to channels on a connection that regularly notifies itself. If its own notification does not return, no
 * notification does, though a dead connection may look alive for hours. Throws if the connection cannot be made.
 */
export async function listenTo(connection: pg.ClientConfig, listening: Listening): Promise<Listener> {
  const { channels, timings, receive } = listening
  const name = randomUUID()
  const client = new pg.Client(connection)
  // One query at a time.
  const oneByOne = pLimit(1)
  let state: 'connecting' | 'listening' | 'ended' = 'connecting'
  let next: NodeJS.Timeout | undefined
  let limit: NodeJS.Timeout | undefined

  async function notify(channel: string, payload: string): Promise<void> {
    await oneByOne(() => client.query('select pg_notify($1, $2)', [channel, payload]))
  }

  function end(): void {
    state = 'ended'
    clearTimeout(next)
    clearTimeout(limit)
    socketOf(client)?.destroy()
  }

  function fail(isSilent: boolean): void {
    const wasListening = state === 'listening'
    end()
    if (wasListening) listening.broken(isSilent)
  }

  function waitForNext(): void {
    clearTimeout(limit)
    clearTimeout(next)
    if (state === 'listening') next = setTimeout(heartbeat, timings.heartbeatMs).unref()
  }

  function heartbeat(): void {
    limit = setTimeout(() => fail(true), timings.answerMs).unref()
    notify(heartbeatChannel, name).catch((error: unknown) => {
      // 55P03: the notification waits for others, and so for a commit that hangs. But the server has answered.
      if (codeOf(error) === '55P03') waitForNext()
      else fail(false)
    })
  }

  client.on('error', () => fail(false))
  client.on('end', () => fail(false))
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel !== heartbeatChannel) receive(channel, payload)
    else if (payload === name) waitForNext()
  })
  limit = setTimeout(end, timings.connectMs)
  try {
    await client.connect()
    // A notification is a commit. It must wait for nothing: neither for a standby, nor for other commits that do.
    const settings = [
      `set application_name = '${listenerName}'`,
      'set synchronous_commit = off',
      `set lock_timeout = ${Math.ceil(timings.answerMs / 2)}`,
    ]
    const commands = [...settings, ...[heartbeatChannel, ...channels].map((channel) => `listen ${channel}`)]
    await client.query(commands.join('; '))
  } catch (error) {
    end()
    throw error
  }
  state = 'listening'
  waitForNext()
  return {
    end,
    publish: (channel, payload) => void notify(channel, payload).catch(() => undefined),
  }
}
