import { join } from 'node:path'
import { fillingOf, openPool } from './databases.mjs'
import { startServer } from './processes.mjs'
import { timed } from './timed.mjs'

const admin = { email: 'admin@inkwell.local', password: 'measure-it-well' }

/** A build that serves a copy of its filled database. */
export async function openSide(databases, { name, build, rows }) {
  const filled = `bench_${rows}_${fillingOf(build)}`
  await databases.filled(filled, (address) => fillAt(address, { build, rows }))
  const copied = `bench_copy_of_${name.replaceAll(' ', '_')}`
  const database = await databases.copy(filled, copied)
  const address = databases.addressOf(copied)
  const product = await startProduct(build, address)
  const pool = openPool(address)
  const signIn = (user) => tokenOf(product, user)
  return {
    name,
    rows,
    database,
    product,
    pool,
    admin,
    token: await signIn(admin.email),
    signIn,
    async close() {
      await product.stop()
      await pool.end()
      await databases.drop(copied)
    },
  }
}

const startProduct = (build, address) =>
  startServer(build, {
    DATABASE_URL: address,
    PORT: '0',
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  })

/** The product itself creates the tables and the first superuser. */
async function fillAt(address, { build, rows }) {
  const start = Date.now()
  await (await startProduct(build, address)).stop()
  const pool = openPool(address)
  try {
    const { fill } = await import(join(build, 'bench/fill.mjs'))
    await fill(pool, rows)
  } finally {
    await pool.end()
  }
  console.log(`Filled ${rows} invoices in ${Math.round((Date.now() - start) / 1000)} s`)
}

/** A token of a user; all have the same password. */
async function tokenOf(product, user) {
  const login = await timed(product.address, '/api/v1/auth/login', {
    method: 'POST',
    body: { user, password: admin.password },
  })
  return JSON.parse(login.bytes).access_token
}
