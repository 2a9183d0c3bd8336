import type pg from 'pg'
import { bad, type Finding, ok } from './doctor-finding.ts'

const settings = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Checks that committed transactions survive a power cut. */
export async function durability(client: Pick<pg.Client, 'query'>): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [settings],
  )
  if (rows.length === 0) return ok('Durability: what was saved survives a power cut')
  const off = rows.map(({ name }) => name).join(', ')
  return bad(
    `Durability: ${off} off, so a power cut may lose or damage what was saved; switch on in postgresql.conf and reload`,
  )
}
