import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { packageRoot } from '../../../../parts/program/package-root.ts'
import { advisoryLocks } from '../advisory-locks.ts'
import { mayPreviousNodesContinue, stopPreviousNodes } from './previous-nodes.ts'
import { type Difference, differenceText } from './catalog-differences.ts'
import {
  applySchema,
  catalogDifferences,
  digestOf,
  appliedSchema,
  isOther,
  prepareForMigrations,
  type RepeatableSchema,
  schemaOfPackage,
} from './apply-schema.ts'
import { becomeInstallation } from '../identity/installation.ts'
import { UpgradeFailed } from './upgrade-failed.ts'
import type { Tables } from '../tables.ts'
import { StartError } from '../../../../parts/program/start-error.ts'

/** No privilege to create objects, a read-only server, or a missing extension. */
const refusalCodes = ['42501', '25006', '0A000']

/** The folder of migrations, and the functions, triggers and views. */
interface DatabaseSource {
  migrations: string
  schema: RepeatableSchema
}

export const migrationsFolder = join(packageRoot, 'migrations')

async function sourceOfPackage(): Promise<DatabaseSource> {
  return { migrations: migrationsFolder, schema: await schemaOfPackage() }
}

/** The state of a database that this Inkwell has upgraded. */
export interface KnownDatabase {
  migrations: readonly string[]
  /** The digest of its functions, triggers and views. */
  schema: string
}

/** The state of the database that this Inkwell works with. */
export async function databaseOfPackage(): Promise<KnownDatabase> {
  const { migrations: folder, schema } = await sourceOfPackage()
  const migrations = await migrationsIn(folder)
  return { migrations, schema: digestOf(schema, migrations) }
}

/**
 * Upgrades the database in one transaction: runs the missing migrations `NNNN-name.sql` of the folder, in the order of
 * their names and without triggers, then creates the current functions, triggers and views. Nodes that start together
 * wait for one another. Nodes of the previous version first leave; they continue afterwards if every migration allows
 * it. If some migrations were applied before, `beforeUpgrade` runs first, and its failure cancels the upgrade. Returns
 * the names of the migrations that ran. Throws a StartError if a newer version has upgraded the database, if the
 * database cannot be changed, or if it has lost objects that no file can create again. Changed functions, triggers and
 * views are created again, which is logged.
 */
export async function migrate(
  pool: pg.Pool,
  source?: DatabaseSource,
  beforeUpgrade: () => Promise<void> = async () => {},
  log: (line: string) => void = () => {},
): Promise<string[]> {
  const { migrations: folder, schema } = source ?? (await sourceOfPackage())
  const names = await migrationsIn(folder)
  const client = await pool.connect()
  let before: Awaited<ReturnType<typeof appliedSchema>>
  try {
    // A migration of a large table may take long, and so may waiting for another node's migration.
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<Pick<Tables['migration'], 'name'>>(
      'select name from migration order by name',
    )
    const applied = new Set(rows.map((row) => row.name))
    refuseNewer(applied, names)
    await becomeInstallation(client)
    const missing = names.filter((name) => !applied.has(name))
    before = await appliedSchema(client)
    const found = (await catalogDifferences(client)) ?? []
    refuseDamage(found)
    const repaired = found.filter(({ repaired }) => repaired)
    if (!(await isOther(client, schema, names))) {
      if (repaired.length === 0) return []
      log(`Repaired what differed from this version’s schema: ${inOneLine(repaired)}`)
    }
    if (missing.length > 0 && applied.size > 0) await beforeUpgrade()
    const texts = await Promise.all(missing.map((name) => readFile(join(folder, name), 'utf8')))
    const previousNodesMayContinue = missing.length > 0 && texts.every(mayPreviousNodesContinue)
    // Nodes that may continue afterwards leave too: all tables are locked meanwhile.
    if (applied.size > 0) await stopPreviousNodes(client)
    await withDeadlockRetries(client, async () => {
      await client.query('begin')
      await prepareForMigrations(client, schema)
      for (const [index, name] of missing.entries()) await runMigration(client, name, texts[index] ?? '')
      await applySchema(client, schema, names, previousNodesMayContinue)
      await client.query('commit')
    })
    return missing
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal || !before || !(error instanceof UpgradeFailed)) throw refusal ?? error
    throw error.with(`Inkwell ${before.version} still opens it.`)
  } finally {
    // Closing the connection releases the lock and resets the settings.
    client.release(true)
  }
}

/**
 * Objects that no file creates again must be repaired by the administrator: without an index or a constraint, Inkwell
 * would fail later, and after another upgrade nobody would notice that it is missing.
 */
function refuseDamage(found: readonly Difference[]): void {
  const lost = found.filter(({ is, repaired }) => is !== 'added' && !repaired)
  if (lost.length === 0) return
  throw new StartError(
    `The database is not as Inkwell made it: ${inOneLine(lost)} npm run doctor names each; where it says no statement, restore a backup (docs/backups.md).`,
  )
}

function inOneLine(found: readonly Difference[]): string {
  const [first, ...others] = found.map(differenceText)
  return `${first}${others.length === 0 ? '.' : `, and ${others.length} more.`}`
}

/** Errors that the administrator can fix; any other error is a bug. */
function refusalIn(error: unknown): StartError | undefined {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(reason instanceof pg.DatabaseError) || !refusalCodes.includes(reason.code ?? '')) return undefined
  return new StartError(`The tables cannot be set up in the database (${reason.message}).`, {
    cause: error,
  })
}

/** The file names of a folder of migrations, in order. */
export async function migrationsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new Error(`The migration ${name} is not called NNNN-name.sql`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`)
    numbers.add(number)
  }
  return names
}

function refuseNewer(applied: Set<string>, names: string[]): void {
  const unknown = [...applied].filter((name) => !names.includes(name))
  if (unknown.length === 0) return
  throw new StartError(
    `The database was upgraded by a newer version of Inkwell (${unknown.join(', ')}); run that version.`,
  )
}

/** Runs one migration within a transaction, without triggers, and records it. */
export async function runMigration(client: pg.ClientBase, name: string, text: string): Promise<void> {
  try {
    await client.query(text)
    if (mayPreviousNodesContinue(text))
      await client.query('insert into migration (name, goes_on) values ($1, true)', [name])
    else await client.query('insert into migration (name) values ($1)', [name])
  } catch (error) {
    throw UpgradeFailed.at(`The migration ${name}`, error)
  }
}

const deadlock = '40P01'
const attempts = 5

/** Tries again after a deadlock, since a node of the previous version may be working. */
async function withDeadlockRetries(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      await client.query('rollback')
      const isDeadlock = error instanceof pg.DatabaseError && error.code === deadlock
      if (!isDeadlock || attempt === attempts) throw error
    }
  }
}
