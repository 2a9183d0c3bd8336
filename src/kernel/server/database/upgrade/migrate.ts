import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { packageRoot } from '../../../../parts/program/package-root.ts'
import { advisoryLocks } from '../advisory-locks.ts'
import { goesOn, letNodesLeave } from './nodes-of-before.ts'
import { type Difference, differenceWords } from './catalog-differences.ts'
import {
  applySchema,
  catalogDifferences,
  digestOf,
  foundSchema,
  isOther,
  makeBare,
  type RepeatableSchema,
  schemaOfPackage,
} from './apply-schema.ts'
import { becomeInstallation } from '../../backup/installation.ts'
import { UpgradeFailed } from './upgrade-failed.ts'
import type { Tables } from '../tables.ts'
import { StartError } from '../../../../parts/program/start-error.ts'

/** No right to create things, a server that only reads, an extension that it does not have. */
const refusalCodes = ['42501', '25006', '0A000']

/** What makes a database: the folder of its migrations, and what it is after them. */
interface DatabaseSource {
  migrations: string
  schema: RepeatableSchema
}

export const migrationsFolder = join(packageRoot, 'migrations')

async function sourceOfPackage(): Promise<DatabaseSource> {
  return { migrations: migrationsFolder, schema: await schemaOfPackage() }
}

/** What a database is that this Inkwell has brought up to date. */
export interface KnownDatabase {
  migrations: readonly string[]
  /** Identifies its functions, triggers and views. */
  schema: string
}

/** What this Inkwell knows, and works on. */
export async function databaseOfPackage(): Promise<KnownDatabase> {
  const { migrations: folder, schema } = await sourceOfPackage()
  const migrations = await migrationsIn(folder)
  return { migrations, schema: digestOf(schema, migrations) }
}

/**
 * Brings the database up to date, in one transaction: runs the files `NNNN-name.sql` of a folder that it has not seen yet,
 * in the order of their names, on bare tables, and lets functions, triggers and views be what they are at present. Nodes
 * that start together wait for one another, and those of the version before leave first; they come back afterwards if
 * every file says that they may. A database that has seen some migrations already is kept by `beforeUpgrade` first, and
 * stays as it is when that fails. Answers the names it ran. A StartError when a newer version has brought the database up
 * to date, when it does not let itself be changed, and when it has lost what no file makes anew; functions, triggers and
 * views that are not as they were made are made anew, and `log` hears of it.
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
  let before: Awaited<ReturnType<typeof foundSchema>>
  try {
    // Both a migration of a large table and the wait for another node's take their time.
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
    before = await foundSchema(client)
    const found = before ? await catalogDifferences(client) : []
    refuseDamage(found)
    const repaired = found.filter(({ repaired }) => repaired)
    if (!(await isOther(client, schema, names))) {
      if (repaired.length === 0) return []
      log(`Repaired what differed from this version’s schema: ${inOneLine(repaired)}`)
    }
    if (missing.length > 0 && applied.size > 0) await beforeUpgrade()
    const texts = await Promise.all(missing.map((name) => readFile(join(folder, name), 'utf8')))
    const beside = missing.length > 0 && texts.every(goesOn)
    // Also those that may go on afterwards: all tables are locked meanwhile.
    if (applied.size > 0) await letNodesLeave(client)
    await whileOthersWork(client, async () => {
      await client.query('begin')
      await makeBare(client, schema)
      for (const [place, name] of missing.entries()) await runMigration(client, name, texts[place] ?? '')
      await applySchema(client, schema, names, beside)
      await client.query('commit')
    })
    return missing
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal || !before || !(error instanceof UpgradeFailed)) throw refusal ?? error
    throw error.with(`Inkwell ${before.version} still opens it.`)
  } finally {
    // Closing the connection gives back the lock and the settings.
    client.release(true)
  }
}

/**
 * What no file makes anew must be put back by whoever runs the database: what goes on without an index or a constraint
 * breaks later, and what an upgrade noted without it nobody would miss any more.
 */
function refuseDamage(found: readonly Difference[]): void {
  const lost = found.filter(({ is, repaired }) => is !== 'added' && !repaired)
  if (lost.length === 0) return
  throw new StartError(
    `The database is not as Inkwell made it: ${inOneLine(lost)} npm run doctor names each; where it says no statement, restore a backup (docs/backups.md).`,
  )
}

function inOneLine(found: readonly Difference[]): string {
  const [first, ...others] = found.map(differenceWords)
  return `${first}${others.length === 0 ? '.' : `, and ${others.length} more.`}`
}

/** What whoever runs the database can mend; anything else is a bug. */
function refusalIn(error: unknown): StartError | undefined {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(reason instanceof pg.DatabaseError) || !refusalCodes.includes(reason.code ?? '')) return undefined
  return new StartError(`The tables cannot be set up in the database (${reason.message}).`, {
    cause: error,
  })
}

/** The names of the files of a folder of migrations, in their order. */
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
    `The database was brought up to date by a newer version of Inkwell (${unknown.join(', ')}); run that version.`,
  )
}

/** Runs one migration within a transaction, on bare tables, and notes that it ran. */
export async function runMigration(client: pg.ClientBase, name: string, text: string): Promise<void> {
  try {
    await client.query(text)
    if (goesOn(text)) await client.query('insert into migration (name, goes_on) values ($1, true)', [name])
    else await client.query('insert into migration (name) values ($1)', [name])
  } catch (error) {
    throw UpgradeFailed.at(`The migration ${name}`, error)
  }
}

const deadlock = '40P01'
const attempts = 5

/** Once more where it waited for somebody who waited for it, since a node of before may be at work. */
async function whileOthersWork(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
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
