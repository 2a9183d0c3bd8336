import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { parentOf } from './processes.mjs'

/** The server of the measured databases: the one at DATABASE_URL, otherwise an embedded one. */
export async function openDatabases(build) {
  const { address, stop } = process.env.DATABASE_URL
    ? { address: process.env.DATABASE_URL, stop: async () => {} }
    : await embedded(build)
  const admin = openPool(address)
  const { rows } = await admin.query('select pg_backend_pid() as pid')
  return {
    /** The parent of the processes of all sessions. */
    pid: parentOf(rows[0].pid),
    statements: await statementsIn(admin),
    addressOf: (database) => withDatabase(address, database),
    /** The name of the filled database of a build; `fill` gets the address of a new one. */
    async filled(name, fill) {
      const { rows: found } = await admin.query(
        `select shobj_description(oid, 'pg_database') as state from pg_database where datname = $1`,
        [name],
      )
      if (found[0]?.state === 'filled') return
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.query(`create database ${name} template template0 lc_ctype 'C.UTF-8' lc_collate 'C.UTF-8'`)
      await fill(withDatabase(address, name))
      await admin.query(`comment on database ${name} is 'filled'`)
    },
    /** Makes a copy, which a run may change, and returns its key. */
    async copy(name, copied) {
      await admin.query(`drop database if exists ${copied} with (force)`)
      await admin.query(`create database ${copied} template ${name} strategy file_copy`)
      const { rows: made } = await admin.query('select oid from pg_database where datname = $1', [copied])
      return made[0].oid
    },
    drop: (name) => admin.query(`drop database if exists ${name} with (force)`),
    async close() {
      await admin.end()
      await stop()
    },
  }
}

async function embedded(build) {
  const { startEmbedded } = await import(join(build, 'dist/server/parts/embedded-postgres/start.js'))
  const server = await startEmbedded(join(build, 'data-bench'), console.error, {
    // Autovacuum would add its cost to whatever is measured at the time.
    autovacuum: 'off',
    max_wal_size: '8GB',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'all',
    'pg_stat_statements.track_planning': 'on',
  })
  const { host, port, user } = server.superuserConnection
  return {
    address: `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    stop: () => server.stop(),
  }
}

/**
 * Reads the milliseconds of planning and of execution that a database has spent in all; undefined without
 * `pg_stat_statements`. The time of a statement contains those within it, in functions.
 */
async function statementsIn(admin) {
  try {
    await admin.query('create extension if not exists pg_stat_statements')
    await admin.query('select from pg_stat_statements limit 1')
  } catch {
    return undefined
  }
  return async (database) => {
    const { rows } = await admin.query(
      `select coalesce(sum(total_plan_time), 0) as planning,
        coalesce(sum(total_exec_time) filter (where toplevel), 0)
          - coalesce(sum(total_plan_time) filter (where not toplevel), 0) as execution
      from pg_stat_statements where dbid = $1`,
      [database],
    )
    return rows[0]
  }
}

/** A pool of connections, which may be cut when the server stops: that is no error. */
export function openPool(address) {
  const pool = new pg.Pool({ connectionString: address })
  pool.on('error', () => {})
  return pool
}

function withDatabase(address, database) {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}

/** A name for what fills a build's database; the product itself replaces functions and views when it starts. */
export function fillingOf(build) {
  const hash = createHash('sha256')
  for (const folder of ['migrations', 'bench']) {
    const files = readdirSync(join(build, folder)).filter((file) => /\.sql$|^fill.*\.mjs$/.test(file))
    for (const file of files.toSorted()) hash.update(readFileSync(join(build, folder, file)))
  }
  return hash.digest('hex').slice(0, 8)
}
