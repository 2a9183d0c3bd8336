import { createHash } from 'node:crypto'
import type pg from 'pg'
import { readConfig } from '../../kernel/server/process/config.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { onInstallation } from './backup.server.ts'

/** An entry of the security log as it was hashed: texts and nulls. */
interface Entry {
  id: number
  before: string
  hash: string
  values: (string | null)[]
}

const batchSize = 5000

/** As PostgreSQL formats JSON, with a blank after each comma. */
function hashOf(values: readonly (string | null)[]): string {
  const text = `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
  return createHash('sha256').update(text).digest('hex')
}

/** Returns a line for each entry of the security log that was altered, the number of entries, and the last hash. */
export async function faultsInLog(
  client: pg.ClientBase,
): Promise<{ faults: string[]; count: number; last: string }> {
  const faults: string[] = []
  let [count, last, from] = [0, '', 0]
  for (;;) {
    const { rows } = await client.query<Entry>(
      `select id, before, hash, array[before, id::text, (extract(epoch from at) * 1000000)::bigint::text, kind,
        user_id::text, about_id::text, address, device, detail] as values
      from watch.entry where id > $1 order by id limit $2`,
      [from, batchSize],
    )
    for (const { id, before, hash, values } of rows) {
      if (id !== count + 1) faults.push(`Entries ${count + 1} to ${id - 1} are missing.`)
      else if (before !== last) faults.push(`Entry ${id} does not follow the one before it.`)
      if (hash !== hashOf(values)) faults.push(`Entry ${id} is not as it was written.`)
      ;[count, last, from] = [id, hash, id]
    }
    if (rows.length < batchSize) return { faults, count, last }
  }
}

/**
 * Verifies the hash chain of the security log; Inkwell may be running. Returns the text to print. Throws a StartError
 * with the altered entries.
 */
export async function checkLog(): Promise<string> {
  const { faults, count, last } = await onInstallation(readConfig(process.env), faultsInLog)
  if (faults.length > 0) throw new StartError(faults.slice(0, 20).join('\n'))
  return `The security log is whole: ${count} entries, the last with the hash ${last || '(none)'}.`
}
