import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { packageRoot } from '../../../../parts/program/package-root.ts'
import { StartError } from '../../../../parts/program/start-error.ts'
import { catalog, readCatalog } from './catalog.ts'
import { type Difference, differences } from './catalog-differences.ts'
import { dropSchemaObjects } from './schema-objects.ts'
import { UpgradeFailed } from './upgrade-failed.ts'
import { sqlFiles } from './sql-files.ts'
import type { Tables } from '../tables.ts'

/** The current functions, triggers and views of the database. */
export interface RepeatableSchema {
  /** The version of Inkwell that they belong to. */
  version: string
  texts: readonly { path: string; text: string }[]
}

/** Functions that migrations may call: they exist before the migrations run. */
const forMigrations = 'src/kernel/server/database/for-migrations/'

const packageFacts = z.object({ version: z.string() })

/** Reads the `.sql` files of this Inkwell. */
export async function schemaOfPackage(): Promise<RepeatableSchema> {
  const facts = await readFile(join(packageRoot, 'package.json'), 'utf8')
  const texts = (await sqlFiles()).map(async (path) => ({
    path,
    text: await readFile(join(packageRoot, path), 'utf8'),
  }))
  return { version: packageFacts.parse(JSON.parse(facts)).version, texts: await Promise.all(texts) }
}

/** Identifies a state of the database: the `.sql` files together with the migrations. */
export function digestOf({ texts }: RepeatableSchema, migrations: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([texts, migrations]))
    .digest('hex')
}

/**
 * Whether the functions, triggers and views of the database differ from `schema`, or its catalog was recorded on another
 * major version of PostgreSQL, so that changed definitions would go unnoticed. Throws a StartError if a newer version of
 * Inkwell has applied its own.
 */
export async function isOther(
  client: Pick<pg.ClientBase, 'query'>,
  schema: RepeatableSchema,
  migrations: readonly string[],
): Promise<boolean> {
  const found = await appliedSchema(client)
  if (found?.digest === digestOf(schema, migrations)) return await isOfOtherServer(client)
  if (found && isNewer(found.version, schema.version)) {
    throw new StartError(
      `The database was upgraded by a newer version of Inkwell (${found.version}); run that version.`,
    )
  }
  return true
}

async function isOfOtherServer(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean | null }>(
    `select (catalog ->> 'server')::int <> current_setting('server_version_num')::int / 10000 as is from public.present`,
  )
  return rows[0]?.is === true
}

/** The digest and the version of what was applied last; undefined if none is recorded. */
export async function appliedSchema(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<Pick<Tables['present'], 'digest' | 'version'> | undefined> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.present') is not null as "isThere"`,
  )
  if (tables[0]?.isThere !== true) return undefined
  const { rows } = await client.query<Pick<Tables['present'], 'digest' | 'version'>>(
    'select digest, version from public.present',
  )
  return rows[0]
}

/**
 * Removes everything but the tables and what they depend on, and adds the functions that migrations may call. So a
 * migration never fires a trigger, whatever version the database comes from. Runs in a transaction in which
 * `applySchema` follows.
 */
export async function prepareForMigrations(
  client: pg.ClientBase,
  { texts }: RepeatableSchema,
): Promise<void> {
  await dropSchemaObjects(client)
  // A function may call one of a later file or a later migration.
  await client.query('set local check_function_bodies = off')
  for (const { path, text } of texts.filter((each) => each.path.startsWith(forMigrations))) {
    await applyText(client, path, text)
  }
}

/**
 * Creates the functions, triggers and views of `schema` in a database that `prepareForMigrations` has prepared in this transaction,
 * and records it. `previousNodesMayContinue`: nodes of the previous version may continue beside it.
 */
export async function applySchema(
  client: pg.ClientBase,
  schema: RepeatableSchema,
  migrations: readonly string[],
  previousNodesMayContinue: boolean,
): Promise<void> {
  for (const { path, text } of schema.texts) await applyText(client, path, text)
  await client.query(`create table if not exists present (
    id integer primary key default 1 check (id = 1), digest text not null, version text not null,
    applied_at timestamptz not null default now(), goes_on boolean not null default false, catalog jsonb)`)
  await client.query(
    `insert into present (digest, version, goes_on, catalog) values ($1, $2, $3, $4)
    on conflict (id) do update set digest = $1, version = $2, goes_on = $3, catalog = $4, applied_at = now()`,
    [
      digestOf(schema, migrations),
      schema.version,
      previousNodesMayContinue,
      JSON.stringify(await readCatalog(client)),
    ],
  )
}

/**
 * What is missing in the database, or has changed, since it was last upgraded; undefined if no catalog is recorded: a
 * restored database has not been started yet, or a version without catalogs upgraded it.
 */
export async function catalogDifferences(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<Difference[] | undefined> {
  if (!(await appliedSchema(client))) return undefined
  const { rows } = await client.query<{ catalog: unknown }>(
    `select to_jsonb(p) -> 'catalog' as catalog from public.present p`,
  )
  const was = catalog.nullish().parse(rows[0]?.catalog)
  return was ? differences(was, await readCatalog(client)) : undefined
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
