import { Socket } from 'node:net'
import type pg from 'pg'

/** The socket of a connection, which the driver's types do not declare. */
export function socketOf(client: pg.ClientBase): Socket | undefined {
  const connection: unknown = Reflect.get(client, 'connection')
  if (typeof connection !== 'object' || connection === null) return undefined
  const stream: unknown = Reflect.get(connection, 'stream')
  return stream instanceof Socket ? stream : undefined
}
