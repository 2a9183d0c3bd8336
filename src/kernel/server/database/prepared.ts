import type pg from 'pg'

/** The number of prepared statements of a connection; each takes the server some tens of kilobytes. */
export const preparedMax = 100

/** The names of a connection's statements by their text, the least recently used first. */
const namesOf = new WeakMap<pg.ClientBase, Map<string, string>>()
let named = 0

/**
 * Runs a statement under a name, so that PostgreSQL parses and plans it once on this connection. The least recently
 * used one is deallocated first.
 */
export async function queryPrepared(
  client: pg.ClientBase,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult> {
  const names = namesOf.get(client) ?? new Map<string, string>()
  namesOf.set(client, names)
  let name = names.get(text)
  if (name === undefined && names.size >= preparedMax) await deallocateOldest(client, names)
  name ??= `q${named++}`
  names.delete(text)
  names.set(text, name)
  return await client.query({ name, text, values })
}

async function deallocateOldest(client: pg.ClientBase, names: Map<string, string>): Promise<void> {
  for (const [text, name] of names) {
    names.delete(text)
    const parsed = parsedBy(client)
    // A refused statement was never prepared, and deallocating it would be an error.
    if (!parsed || !(name in parsed)) return
    delete parsed[name]
    await client.query(`deallocate ${name}`)
    return
  }
}

/** The statements that the driver has prepared on a connection; its types do not declare them. */
function parsedBy(client: pg.ClientBase): Record<string, unknown> | undefined {
  const connection: unknown = Reflect.get(client, 'connection')
  if (typeof connection !== 'object' || connection === null) return undefined
  const parsed: unknown = Reflect.get(connection, 'parsedStatements')
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
}
