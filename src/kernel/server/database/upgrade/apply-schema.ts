import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { packageRoot } from '../../../../parts/program/package-root.ts'
import { StartError } from '../../../../parts/program/start-error.ts'
import { catalog, readCatalog } from './catalog.ts'
import { type Difference, differences } from './catalog-differences.ts'
import { takeRulesAway } from './rules.ts'
import { UpgradeFailed } from './upgrade-failed.ts'
import { sqlFiles } from './sql-files.ts'
import type { Tables } from '../tables.ts'

/** What the functions, triggers and views of the database are at present. */
export interface RepeatableSchema {
  /** The version of Inkwell that says so. */
  version: string
  texts: readonly { path: string; text: string }[]
}

/** What migrations may call: it is there before them. */
const forMigrations = 'src/kernel/server/database/for-migrations/'

const packageFacts = z.object({ version: z.string() })

/** What the `.sql` files of this Inkwell say. */
export async function schemaOfPackage(): Promise<RepeatableSchema> {
  const facts = await readFile(join(packageRoot, 'package.json'), 'utf8')
  const texts = (await sqlFiles()).map(async (path) => ({
    path,
    text: await readFile(join(packageRoot, path), 'utf8'),
  }))
  return { version: packageFacts.parse(JSON.parse(facts)).version, texts: await Promise.all(texts) }
}

/** Identifies a database's present: what the files say, after those migrations. */
export function digestOf({ texts }: RepeatableSchema, migrations: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([texts, migrations]))
    .digest('hex')
}

/**
 * Whether functions, triggers and views are others than `present` says. A StartError when a newer version of Inkwell has
 * said what they are.
 */
export async function isOther(
  client: Pick<pg.ClientBase, 'query'>,
  schema: RepeatableSchema,
  migrations: readonly string[],
): Promise<boolean> {
  const found = await foundSchema(client)
  if (found?.digest === digestOf(schema, migrations)) return false
  if (found && isNewer(found.version, schema.version)) {
    throw new StartError(
      `The database was brought up to date by a newer version of Inkwell (${found.version}); run that version.`,
    )
  }
  return true
}

/** What was applied last, and by which version of Inkwell; undefined where none has noted it. */
export async function foundSchema(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<Pick<Tables['present'], 'digest' | 'version'> | undefined> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('present') is not null as "isThere"`,
  )
  if (tables[0]?.isThere !== true) return undefined
  const { rows } = await client.query<Pick<Tables['present'], 'digest' | 'version'>>(
    'select digest, version from present',
  )
  return rows[0]
}

/**
 * Leaves a database with its tables and what they stand on, and what migrations may call beside it: so a migration meets
 * no trigger, whatever it was that the database came from. In a transaction that `applyPresent` ends.
 */
export async function makeBare(client: pg.ClientBase, { texts }: RepeatableSchema): Promise<void> {
  await takeRulesAway(client)
  // What a function calls may stand in a later file, or in a later migration.
  await client.query('set local check_function_bodies = off')
  for (const { path, text } of texts.filter((each) => each.path.startsWith(forMigrations))) {
    await applyText(client, path, text)
  }
}

/**
 * Lets the functions, triggers and views of a database that was made bare in this transaction be what `present` says, and
 * notes it. `goesOn` says that nodes of the version before may work on beside it.
 */
export async function applySchema(
  client: pg.ClientBase,
  schema: RepeatableSchema,
  migrations: readonly string[],
  goesOn: boolean,
): Promise<void> {
  for (const { path, text } of schema.texts) await applyText(client, path, text)
  await client.query(`create table if not exists present (
    id integer primary key default 1 check (id = 1), digest text not null, version text not null,
    applied_at timestamptz not null default now(), goes_on boolean not null default false, catalog jsonb)`)
  await client.query(
    `insert into present (digest, version, goes_on, catalog) values ($1, $2, $3, $4)
    on conflict (id) do update set digest = $1, version = $2, goes_on = $3, catalog = $4, applied_at = now()`,
    [digestOf(schema, migrations), schema.version, goesOn, JSON.stringify(await readCatalog(client))],
  )
}

/**
 * What the database lacks, or has otherwise, than when it was last brought up to date; nothing where a version did that
 * which did not note it.
 */
export async function catalogDifferences(client: Pick<pg.ClientBase, 'query'>): Promise<Difference[]> {
  const { rows } = await client.query<{ catalog: unknown }>(
    `select to_jsonb(p) -> 'catalog' as catalog from public.present p`,
  )
  const was = catalog.nullish().parse(rows[0]?.catalog)
  return was ? differences(was, await readCatalog(client)) : []
}

async function applyText(client: pg.ClientBase, path: string, text: string): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw UpgradeFailed.at(path, error)
  }
}

/** Whether one version, such as 1.10.0, comes after another. */
function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}
