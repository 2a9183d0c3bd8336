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

interface CheckedLog {
  /** A line for each entry that was altered or is missing. */
  faults: string[]
  count: number
  last: string
  /** The entry with the hash that was noted earlier. */
  noted?: number
}

/** Checks the chain of the security log, and that the entry whose hash was noted earlier is still in it. */
export async function faultsInLog(client: pg.ClientBase, hashNoted?: string): Promise<CheckedLog> {
  const faults: string[] = []
  let [count, last, from] = [0, '', 0]
  let noted: number | undefined
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
      if (hash === hashNoted) noted = id
      ;[count, last, from] = [id, hash, id]
    }
    if (rows.length < batchSize) break
  }
  if (hashNoted !== undefined && noted === undefined)
    faults.push(`No entry has the hash ${hashNoted}: it was altered, or deleted with all entries after it.`)
  return { faults, count, last, ...(noted !== undefined && { noted }) }
}

/**
 * Verifies the hash chain of the security log, and that the entry with a hash that was noted earlier is in it; Inkwell
 * may be running. Returns the text to print. Throws a StartError with the altered entries.
 */
export async function checkLog(hashNoted?: string): Promise<string> {
  const { faults, count, last, noted } = await onInstallation(readConfig(process.env), (client) =>
    faultsInLog(client, hashNoted),
  )
  if (faults.length > 0) throw new StartError(faults.slice(0, 20).join('\n'))
  const whole = `The security log is whole: ${count} entries, the last with the hash ${last || '(none)'}.`
  return noted === undefined ? whole : `${whole} Entry ${noted} still has the hash that you gave.`
}
