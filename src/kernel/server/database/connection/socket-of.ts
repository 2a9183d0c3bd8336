import { Socket } from 'node:net'
import type pg from 'pg'

/** The socket below a connection, of which the driver's declaration does not tell. */
export function socketOf(client: pg.ClientBase): Socket | undefined {
  const connection: unknown = Reflect.get(client, 'connection')
  if (typeof connection !== 'object' || connection === null) return undefined
  const stream: unknown = Reflect.get(connection, 'stream')
  return stream instanceof Socket ? stream : undefined
}
