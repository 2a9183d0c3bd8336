import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../kernel/server/database/connection/open.ts'
import { createTestDatabase, onServer } from '../../kernel/server/testing/database.ts'
import { programRoleName } from '../../parts/embedded-postgres/cluster.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { debianProgram } from '../../parts/program/testing/debian-program.ts'
import { faultsInLog } from '../commands/check-log.server.ts'
import { deployFile } from '../testing/proxies/proxy.ts'

/** Belongs to Inkwell's role until the script is run. */
const protectedByScript = ['schema watch', 'table watch.entry', 'routine watch.hash_of(watch.entry)']

/** Returns the statements that psql would send if every parameter is set. */
const statementsOf = (text: string) =>
  text
    .replaceAll(/^\\if [^]*?^\\endif$|^\\.*$/gm, '')
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .filter((each) => each.trim() !== '')

test.runIf(process.platform === 'linux')(
  'Inkwell reports no problem in a database made as the guide describes, with a role that is no superuser',
  async () => {
    const name = 'made_as_the_guide_says'
    onTestFinished(async () => {
      await onServer(`drop database if exists ${name} with (force)`)
      await onServer(`drop role if exists ${name}`)
    })
    const places = {
      'role inkwell': `role ${name}`,
      'database inkwell owner inkwell': `database ${name} owner ${name}`,
    }
    for (const each of statementsOf(deployFile('database.sql', places))) await onServer(each)
    const { host } = inject('postgres')
    const databaseUrl = `postgres://${name}:a-password-of-yours@localhost/${name}?host=${encodeURIComponent(host)}`
    const complaints: string[] = []
    const database = await openDatabase({ dataDir: '/nowhere', databaseUrl }, (line) => complaints.push(line))
    const { rows } = await database.pool.query(
      `select rolsuper, has_database_privilege(current_database(), 'create') as may_create
        from pg_roles where rolname = current_user`,
    )
    await database.close()
    expect(rows).toEqual([{ rolsuper: false, may_create: true }])
    expect(complaints).toEqual([])
  },
)

test('behind DATABASE_URL, a superuser can take the security log from the role, which may then only add to it', async () => {
  const { pool, connection, drop } = await createTestDatabase()
  const superuser = new pg.Client({ ...inject('postgres'), database: String(connection.database) })
  await superuser.connect()
  onTestFinished(async () => {
    await superuser.end()
    await drop()
  })
  const note = () => pool.query(`insert into watch.entry (kind, address) values ('sign_in', '10.0.0.1')`)
  // As without the keeper role: only triggers protect it, and their owner can disable them.
  for (const what of protectedByScript) await superuser.query(`alter ${what} owner to ${programRoleName}`)
  await note()
  await pool.query('alter table watch.entry disable trigger only_grows')
  await pool.query('alter table watch.entry enable trigger only_grows')

  const given = deployFile('security-log.sql', { ':"role"': programRoleName })
  for (const each of statementsOf(given)) await superuser.query(each)
  await note()
  for (const statement of [
    'alter table watch.entry disable trigger only_grows',
    'delete from watch.entry',
    'drop table watch.entry',
    `create or replace function watch.hash_of(e watch.entry) returns text language sql as 'select null'`,
    'drop schema watch cascade',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow(/must be owner|permission denied/)
  const client = await pool.connect()
  expect(await faultsInLog(client)).toMatchObject({ faults: [], count: 2 })
  client.release()
})

const psql = debianProgram('psql', 'postgresql-15')
test.runIf(psql)(
  'without its parameter, security-log.sql says what is missing and changes nothing',
  async () => {
    if (!psql) return
    const { pool, connection, drop } = await createTestDatabase()
    onTestFinished(drop)
    const { host, port, user } = inject('postgres')
    const server = {
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGDATABASE: String(connection.database),
    }
    const superuser = new pg.Client({ ...inject('postgres'), database: String(connection.database) })
    await superuser.connect()
    onTestFinished(() => superuser.end())
    for (const what of protectedByScript) await superuser.query(`alter ${what} owner to ${programRoleName}`)
    const script = join(packageRoot, 'docs/deploy/security-log.sql')
    const run = (...parameters: string[]) =>
      spawnSync(psql.path, ['--no-psqlrc', ...parameters, '-f', script], {
        env: { ...psql.env, ...server },
        encoding: 'utf8',
      })
    const owners = async () =>
      await pool.query(`select relowner::regrole, relacl from pg_class where oid = 'watch.entry'::regclass
      union all select nspowner::regrole, nspacl from pg_namespace where nspname = 'watch'`)
    const { rows: before } = await owners()
    const missing = run()
    expect(missing.stderr).toContain(
      'Name the role of Inkwell: psql -v role=inkwell -f security-log.sql inkwell',
    )
    expect(missing.status).toBe(3)
    // A role that does not exist is found after the owners were changed: the transaction takes that back.
    expect(run('-v', 'role=nobody_here').status).toBe(3)
    expect((await owners()).rows).toEqual(before)
    expect(run('-v', `role=${programRoleName}`)).toMatchObject({ status: 0, stderr: '' })
    expect((await owners()).rows).not.toEqual(before)
  },
)
