import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const named = { name: 'inkwell_pooler', text: 'select 1' }
const channel = 'inkwell_pooler'
const notificationMs = 2000

async function settingOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ value: string | null }>(
    `select current_setting('inkwell.session', true) as value`,
  )
  return rows[0]?.value ?? null
}

/**
 * Checks what is lost between transactions on a connection, as behind a pooler in transaction mode; returns its name,
 * or undefined if nothing is lost. While one of two connections is busy, the other one gets the server connection that
 * the first one had.
 */
export async function missingSessionFeature(connection: pg.ClientConfig): Promise<string | undefined> {
  const [one, two] = [new pg.Client(connection), new pg.Client(connection)]
  for (const client of [one, two]) client.on('error', () => {})
  try {
    await Promise.all([one.connect(), two.connect()])
    return await tryWith(one, two)
  } finally {
    await Promise.allSettled([one.end(), two.end()])
  }
}

async function tryWith(one: pg.Client, two: pg.Client): Promise<string | undefined> {
  const value = randomUUID()
  const heard = new Promise<true>((resolve) => one.once('notification', () => resolve(true)))
  await one.query(`select set_config('inkwell.session', $1, false)`, [value])
  await one.query(named)
  await one.query(`listen ${channel}`)
  await two.query('begin')
  const isShared = (await settingOf(two)) === value
  if (isShared || (await settingOf(one)) !== value) return 'values of a session'
  if (!(await works(one.query(named)))) return 'named statements'
  await two.query('commit')
  if ((await settingOf(one)) !== value) return 'values of a session'
  if (!(await works(one.query(named)))) return 'named statements'
  await one.query(`select pg_notify($1, '')`, [channel])
  return (await Promise.race([heard, sleep(notificationMs, false)])) ? undefined : 'listening'
}

async function works(query: Promise<unknown>): Promise<boolean> {
  return await query.then(
    () => true,
    () => false,
  )
}
