import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'

const file = join(import.meta.dirname, 'earlier-migrations.json.gz')

/**
 * The migrations as they were while they held functions and triggers as well, until decision 0090: name and text. Data
 * folders were made by these; they are kept as they were, and none is added.
 */
const earlierMigrations: readonly (readonly [name: string, text: string])[] = Object.entries(
  z.record(z.string(), z.string()).parse(JSON.parse(gunzipSync(readFileSync(file)).toString())),
)

/** Makes of an empty database one as Inkwell left it that knew the migrations before the one of that number, or all. */
export async function makeEarlier(client: pg.ClientBase, before = '9999'): Promise<void> {
  await client.query(
    'create table migration (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const [name, text] of earlierMigrations.filter(([each]) => each < before)) {
    await client.query(`begin; ${text}`)
    await client.query(
      `do $$ begin if to_regproc('compile_history') is not null then call compile_history(); end if; end $$`,
    )
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  }
}
