import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { buildProgram, startProgram } from '../../../app/testing/program.ts'
import {
  counts,
  sendSpreadsheet,
} from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { apiClient } from '../../../kernel/server/testing/api-client.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aUser, password } from '../../people/testing/a-user.ts'

// The timeouts cover building and starting the server.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let built: string
let program: string
beforeAll(async () => {
  const cache = join(packageRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  built = mkdtempSync(join(cache, 'server-'))
  program = await buildProgram(built)
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const rowsInFile = 3000

/** A file with 3,000 debts of one customer, and the counts of what is stored of them. */
async function aFile() {
  const { id, code } = await aCustomer(api)
  const lines = Array.from(
    { length: rowsInFile },
    (_, index) => `${code},,N${index},2025-06-01,,${index + 1},\n`,
  )
  const content = `customer code,name,number,date,due date,amount,remark\n${lines.join('')}`
  const stored = async () => {
    const { rows } = await inkwell.pool.query<{ stored: number[] }>(
      `select array[(select count(*) from opening where customer = $1),
        (select count(*) from entry where customer = $1),
        (select count(*) from history where owner_table = 'opening' and changes -> 'customer' ->> 1 = $1::text),
        (select count(*) from import_run)]::integer[] as stored`,
      [id],
    )
    return rows[0]?.stored
  }
  return { customer: id, content, stored }
}

/** Holds an import at row `number`: another transaction has inserted the same opening balance and is not committed. */
async function heldAt(customer: number, number: string) {
  const client = await inkwell.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(
    `insert into opening (customer, customer_name, number, date, due_date, amount_usd)
    values ($1, 'Somebody', $2, '2025-06-01', '2025-06-01', 1)`,
    [customer, number],
  )
  const waiting = async () => {
    const { rows } = await inkwell.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~ 'insert into "?opening'`,
    )
    return rows[0]?.pid
  }
  return { waiting, letGo: async () => await client.query('rollback') }
}

test('an import whose server is killed halfway stores nothing, and the same file is then imported whole, once', async () => {
  const file = await aFile()
  const { host } = inject('postgres')
  const { user, database } = inkwell.connection
  const running = startProgram(program, {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  })
  onTestFinished(() => void (running.isRunning() && process.kill(running.pid, 'SIGKILL')))
  const address = await running.ready
  const { username } = await aUser(inkwell.pool, { role: 'admin' })
  const login = await apiClient(address).post<{ access_token: string }>('/auth/login', {
    user: username,
    password,
  })
  const held = await heldAt(file.customer, 'N2500')
  const sent = sendSpreadsheet(apiClient(address, login.body.access_token), '/opening', {
    content: file.content,
    agreed: true,
  }).catch(() => 'no answer')
  await expect.poll(held.waiting, { timeout: 60_000 }).toEqual(expect.any(Number))
  process.kill(running.pid, 'SIGKILL')
  expect(await sent).toBe('no answer')
  await held.letGo()
  // PostgreSQL notices that the killed server is gone when it tries to answer.
  const atWork = async () =>
    (
      await inkwell.pool.query(
        `select pid from pg_stat_activity where datname = current_database() and query ~ 'insert into "?opening' and state <> 'idle' and pid <> pg_backend_pid()`,
      )
    ).rowCount
  await expect.poll(atWork, { timeout: 60_000 }).toBe(0)
  expect(await file.stored()).toEqual([0, 0, 0, 0])
  const again = async () =>
    (await sendSpreadsheet(api, '/opening', { content: file.content, agreed: true })).body
  expect(counts(await again())).toEqual([rowsInFile, 0, 0, 0])
  expect(await file.stored()).toEqual([rowsInFile, rowsInFile, rowsInFile, 1])
  const once = await again()
  expect([counts(once), once.import_id]).toEqual([[0, 0, rowsInFile, 0], null])
  expect(await file.stored()).toEqual([rowsInFile, rowsInFile, rowsInFile, 1])
})

test('an import whose database connection is cut halfway is stored whole or not at all', async () => {
  const file = await aFile()
  const held = await heldAt(file.customer, 'N2500')
  const [, , , runs = 0] = (await file.stored()) ?? []
  const whole = [rowsInFile, rowsInFile, rowsInFile, runs + 1]
  const send = async () => await sendSpreadsheet(api, '/opening', { content: file.content, agreed: true })
  const sent = send()
  await expect.poll(held.waiting, { timeout: 60_000 }).toEqual(expect.any(Number))
  await inkwell.pool.query('select pg_terminate_backend($1)', [await held.waiting()])
  await held.letGo()
  // The server repeats the import automatically, or answers 503 so that the client sends it again.
  const { status } = await sent
  expect([200, 503]).toContain(status)
  expect(await file.stored()).toEqual(status === 200 ? whole : [0, 0, 0, runs])
  expect((await send()).status).toBe(200)
  expect(await file.stored()).toEqual(whole)
})
