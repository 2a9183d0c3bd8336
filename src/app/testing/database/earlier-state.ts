import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'

const file = join(import.meta.dirname, 'earlier-migrations.json.gz')

/**
 * The migrations from before decision 0090, when they contained functions and triggers too: name and text. Existing
 * data folders were created by them; they are unchanged, and none is added.
 */
const earlierMigrations: readonly (readonly [name: string, text: string])[] = Object.entries(
  z.record(z.string(), z.string()).parse(JSON.parse(gunzipSync(readFileSync(file)).toString())),
)

/**
 * Fills an empty database with the schema of the Inkwell version that knew the migrations before the given number, or
 * all.
 */
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
