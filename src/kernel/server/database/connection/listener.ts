import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import pg from 'pg'
import { socketOf } from './socket-of.ts'
import { codeOf } from '../failures/database-error.ts'

/** How often a connection that listens proves itself, and how long an answer and a new connection may take. */
export interface Pace {
  heartbeatMs: number
  answerMs: number
  connectMs: number
}

const heartbeatChannel = 'beat'
/** By which the database knows that a node is there, whatever name its address gives to connections. */
export const listenerName = 'inkwell listens'

interface Listening {
  channels: readonly string[]
  pace: Pace
  hear(channel: string, payload: string): void
  /** Called once; `isSilent` when the other end did not answer, so that it may answer nobody. */
  broken(isSilent: boolean): void
}

/** A connection that listens. */
export interface Listener {
  /** Tells all who listen to a channel; what cannot be told is lost. */
  tell(channel: string, payload: string): void
  /** Lets go of the connection at once: the other end may not hear of it. */
  end(): void
}

/**
 * Listens to channels, on a connection that notifies itself now and then: a notification that does not come back means
 * that none comes, though the connection may look well for hours. Throws when it cannot be made.
 */
export async function listenTo(connection: pg.ClientConfig, listening: Listening): Promise<Listener> {
  const { channels, pace, hear } = listening
  const name = randomUUID()
  const client = new pg.Client(connection)
  // A connection is asked one thing at a time.
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

  function breakOff(isSilent: boolean): void {
    const wasListening = state === 'listening'
    end()
    if (wasListening) listening.broken(isSilent)
  }

  function waitForNext(): void {
    clearTimeout(limit)
    clearTimeout(next)
    if (state === 'listening') next = setTimeout(heartbeat, pace.heartbeatMs).unref()
  }

  function heartbeat(): void {
    limit = setTimeout(() => breakOff(true), pace.answerMs).unref()
    notify(heartbeatChannel, name).catch((error: unknown) => {
      // Notifications wait for one another, and so for a commit that hangs: but then the server has answered.
      if (codeOf(error) === '55P03') waitForNext()
      else breakOff(false)
    })
  }

  client.on('error', () => breakOff(false))
  client.on('end', () => breakOff(false))
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel !== heartbeatChannel) hear(channel, payload)
    else if (payload === name) waitForNext()
  })
  limit = setTimeout(end, pace.connectMs)
  try {
    await client.connect()
    // A notification is a commit. What is told here waits for nothing: no standby, and no commit of others that does.
    const settings = [
      `set application_name = '${listenerName}'`,
      'set synchronous_commit = off',
      `set lock_timeout = ${Math.ceil(pace.answerMs / 2)}`,
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
    tell: (channel, payload) => void notify(channel, payload).catch(() => undefined),
  }
}
