import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { prepare } from '../scripts/prepare.mjs'

/*
 * `npm run bench` measures the product on the embedded database with 200,000 invoices and 1,000,000 lines; `-- --rows N`
 * takes another number of invoices, `-- --only ratio` one part of against, papers, ratio, lists, orderings, dashboard,
 * board, owed, pdf, create, receive, sheets, workers, interactions. `-- --million` measures how each request grows from
 * 200,000 invoices to 1,000,000 with 5,000,000 lines. The filled databases stay in data-bench for the next run.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    only: { type: 'string' },
    million: { type: 'boolean' },
  },
})
const admin = { email: 'admin@inkwell.local', password: 'measure-it-well' }

await prepare()
const { startEmbedded } = await import('../dist/server/parts/embedded-postgres/start.js')
const { connectionTo } = await import('../dist/server/kernel/server/database/connection/open.js')
const { migrate } = await import('../dist/server/kernel/server/database/upgrade/migrate.js')
const { sqlFiles } = await import('../dist/server/kernel/server/database/upgrade/sql-files.js')
const { createFirstSuperuser } =
  await import('../dist/server/features/people/sign-in/first-superuser.server.js')
const { default: pg } = await import('pg')
const { fill } = await import('./fill.mjs')
const { databaseProcess, putOnFirstCore, startServer } = await import('./processes.mjs')
const { growing } = await import('./growth.mjs')
const { timed } = await import('./measure.mjs')
const { parts } = await import('./parts.mjs')

if (options.million) {
  await onDatabaseOf(200_000, (few) => onDatabaseOf(1_000_000, (many) => growing(few, many)))
} else {
  await onDatabaseOf(Number(options.rows), async (context) => {
    for (const [part, measure] of Object.entries(parts)) {
      if (options.only === undefined || options.only === part) await measure(context)
    }
  })
}

/** Runs work with the product and the bare server on a database with this many invoices. */
async function onDatabaseOf(rows, work) {
  // Autovacuum would add its cost to whatever is measured at the time; parts that write run vacuum themselves.
  const database = await startEmbedded(await filledFolder(rows), console.error, { autovacuum: 'off' })
  const address = addressOf(database.connection)
  const pool = openPool(database.superuserConnection)
  const postmaster = await databaseProcess(pool)
  if (postmaster) putOnFirstCore(postmaster)
  const startProduct = (settings = {}) =>
    startServer(['dist/server/app/server.js'], {
      DATABASE_URL: address,
      PORT: '0',
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...settings,
    })
  const product = await startProduct()
  const bare = await startServer(
    ['bench/bare-server.mjs', address, addressOf(database.superuserConnection)],
    {
      NODE_ENV: 'production',
    },
  )
  const signIn = (user) => tokenOf(product, user)
  try {
    return await work({
      product,
      admin,
      startProduct,
      bare,
      database: postmaster,
      token: await signIn(admin.email),
      signIn,
      pool,
      rows,
    })
  } finally {
    await bare.stop()
    await product.stop()
    await pool.end()
    await database.stop()
  }
}

function addressOf({ host, port, user, database }) {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** A token of a user; all have the same password. */
async function tokenOf(product, user) {
  const login = await timed(product.address, '/api/v1/auth/login', {
    method: 'POST',
    body: { user, password: admin.password },
  })
  return JSON.parse(login.bytes).access_token
}

/** A data folder with this many invoices and the current migrations; filled only once. */
async function filledFolder(rows) {
  const hash = createHash('sha256')
  for (const file of [
    ...readdirSync(join(root, 'migrations'))
      .toSorted()
      .map((each) => join(root, 'migrations', each)),
    ...(await sqlFiles()).map((each) => join(root, each)),
    join(root, 'bench/fill.mjs'),
    join(root, 'bench/fill-accounts.mjs'),
  ]) {
    hash.update(readFileSync(file))
  }
  const place = join(root, 'data-bench', `${rows}-${hash.digest('hex').slice(0, 8)}`)
  const done = join(place, 'filled')
  if (existsSync(done)) return place
  rmSync(place, { recursive: true, force: true })
  const start = Date.now()
  const quick = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB', autovacuum: 'off' }
  const server = await startEmbedded(place, console.error, quick)
  const pool = openPool(server.connection)
  // Filling bypasses the triggers, which only a superuser may do.
  const filling = openPool(server.superuserConnection)
  try {
    await migrate(pool)
    await createFirstSuperuser(pool, admin.email, admin.password)
    await fill(filling, rows)
  } finally {
    await pool.end()
    await filling.end()
    await server.stop()
  }
  writeFileSync(done, '')
  console.log(`Filled ${rows} invoices in ${Math.round((Date.now() - start) / 1000)} s`)
  return place
}

function openPool(connection) {
  const pool = new pg.Pool(connectionTo(connection))
  // Connections may be cut when the server stops; that is no error.
  pool.on('error', () => {})
  return pool
}
