import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aUser, password } from '../../../features/people/testing/a-user.ts'
import { productForm } from '../../../features/products/testing/a-product.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import {
  advisoryLocks,
  importsInto,
  madeBy,
  notificationTo,
  signInLocks,
} from '../../../kernel/server/database/advisory-locks.ts'
import { migrate } from '../../../kernel/server/database/upgrade/migrate.ts'
import { sendSpreadsheet } from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { type Answer, apiClient, type Listed, type Saved } from '../../../kernel/server/testing/api-client.ts'
import { openInkwell } from '../../inkwell.server.ts'
import { startTestInkwell, testConfig } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const { pool, connection } = inkwell
const boss = await inkwell.as('superuser')
const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-locks-'))
const backups = { folder, at: 150, keep: { daily: 3, weekly: 1, monthly: 1 } }
const node = await openInkwell({ pool, connection, close: async () => {} }, { ...testConfig, backups })
const api = apiClient(node.address, boss.token)
const person = await aUser(pool)
const { id: bossKey } = (await boss.get<{ id: number }>('/auth/me')).body
const customer = (await aCustomer(boss)).id
for (const currency of ['USD', 'IQD'])
  await boss.post('/bank-account', { name: `Box of ${currency}`, currency, kind: 'cash', opening_balance: 0 })
afterAll(async () => {
  await node.close()
  await rm(folder, { recursive: true })
})

const succeeded = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
}
const signIn = async (user: string, from: string) =>
  succeeded(await inkwell.anyone.post('/auth/login', { user, password }, { 'x-forwarded-for': from }))
const sheetOf = (table: string) =>
  table === 'product'
    ? {
        content: `SL,Item code,Item name,Unit Price,Image,Description\n1,L-${Math.random()},Pen,1,,`,
        pen_type: 'pen_print_product',
      }
    : { content: `SL,customer code,Name,phone,email,work,address,website\n1,C${Math.random()},Ali,,,,Here,` }
const importOf = async (table: string) => succeeded(await sendSpreadsheet(boss, `/${table}`, sheetOf(table)))

async function backUp(): Promise<void> {
  const newest = async () =>
    (await api.get<Listed<{ id: number; status: string }>>('/backup')).body.results[0]
  const before = (await newest())?.id
  await expect.poll(async () => (await api.post('/backup')).status).toBe(201)
  await expect
    .poll(newest)
    .toMatchObject({ id: expect.not.toSatisfy((id) => id === before), status: 'verified' })
}

async function splitPayment(): Promise<void> {
  const form = {
    subject: 'Ink',
    to: 'Somebody',
    from_field: 'Box of IQD',
  }
  const both = await boss.post<Saved<{ id: number }>>('/payment-voucher', {
    ...form,
    amount_usd: 3,
    amount_iqd: 9000,
  })
  succeeded(both)
  const to = { document: 'payment_voucher', to_account: 'Box of USD' }
  succeeded(await boss.post(`/reconcile/other-currency/${both.body.data.id}`, to))
}

let lastClosed = '2020-01-01'

/** Actions of users and of the installation itself. */
const actions = {
  'a sign-in': async () => signIn(person.username, '10.1.1.1'),
  'another’s sign-in': async () => signIn((await aUser(pool)).username, '10.1.1.2'),
  'a new product': async () => succeeded(await boss.post('/product', productForm())),
  'an invoice': async () => void (await anInvoice(boss, { customer })),
  'an import of products': async () => importOf('product'),
  'an import of customers': async () => importOf('customer'),
  'money received': async () =>
    succeeded(await boss.post('/receipt', { customer, usd: 10, rate: 1310, usd_account: 'Box of USD' })),
  'a payment taken apart': splitPayment,
  'an export': async () => void (await (await boss.fetch('/api/v1/product/export?format=csv')).text()),
  'a list': async () => succeeded(await boss.get('/product')),
  'a comment that names somebody': async () =>
    succeeded(
      await boss.post('/comment', {
        resource: 'customer',
        record: customer,
        text: `@${person.username} look`,
      }),
    ),
  'a bulk action': async () =>
    succeeded(await boss.post('/bulk', { resource: 'customer', action: 'delete', ids: [2_000_000_000] })),
  'days of the books that are closed': async () =>
    succeeded(await boss.post('/books/close', { until: (lastClosed = addDays(lastClosed, 1)) })),
  'a backup': backUp,
  'a start': async () => void (await migrate(pool)),
} satisfies Record<string, () => Promise<void>>

type Action = keyof typeof actions
const actionNames = Object.keys(actions) as Action[]

async function inTime(action: Action): Promise<void> {
  const late = sleep(50_000, undefined, { ref: false }).then(() => {
    throw new Error('It waits.')
  })
  await Promise.race([actions[action](), late]).catch((error: unknown) => {
    throw new Error(`${action}: ${String(error)}`)
  })
}

const signInTries = sql`select pg_advisory_lock(kind, one) from ${signInLocks([`identifier user ${person.id}`])} tries`
const one = (lock: Sql) => sql`select pg_advisory_lock(${lock})`

/** Each lock, with the only actions that wait for it. */
const locks: Record<string, { hold: Sql; waits: [Action, ...Action[]] }> = {
  migrations: { hold: one(sql`${advisoryLocks.migrations}::bigint`), waits: ['a start'] },
  // An action that cannot be written to the security log is not done, so these wait; a backup makes nobody wait.
  'the security log': {
    hold: one(sql`${advisoryLocks.securityLog}::bigint`),
    waits: [
      'a sign-in',
      'another’s sign-in',
      'an import of products',
      'an import of customers',
      'an export',
      'days of the books that are closed',
      'a backup',
    ],
  },
  backups: { hold: one(sql`${advisoryLocks.backups}::bigint`), waits: ['a backup'] },
  'the books, that somebody closes': {
    hold: one(sql`${advisoryLocks.books}::bigint`),
    waits: ['money received', 'an invoice', 'a payment taken apart', 'days of the books that are closed'],
  },
  'the books, that somebody writes in': {
    hold: sql`select pg_advisory_lock_shared(${advisoryLocks.books}::bigint)`,
    waits: ['days of the books that are closed'],
  },
  'imports of products': { hold: one(importsInto('product')), waits: ['an import of products'] },
  'what somebody is told of a record': {
    hold: one(notificationTo(person.id, 'customer', customer)),
    waits: ['a comment that names somebody'],
  },
  'what a user may make only so much of': {
    hold: one(madeBy(bossKey, 'bulk_job')),
    waits: ['a bulk action'],
  },
  'tries of a person': { hold: signInTries, waits: ['a sign-in'] },
}

test.each(Object.entries(locks))(
  '%s: while one session holds that lock, everything else continues',
  async (_, { hold, waits }) => {
    const others = actionNames.filter((action) => !waits.includes(action))
    const holder = new pg.Client(connection)
    await holder.connect()
    try {
      await holder.query(hold.text, hold.values)
      for (const action of others) await inTime(action)
      // They do wait, so it is the lock that they need.
      const waiting = actions[waits[0]]()
      expect(await Promise.race([waiting.then(() => 'done'), sleep(300, 'waits')])).toBe('waits')
      await holder.query('select pg_advisory_unlock_all()')
      await waiting
    } finally {
      await holder.end()
    }
  },
  60_000,
)

test('no function of the database has an unlisted lock, no two locks are equal, and each is tested above', async () => {
  const known = Object.values(advisoryLocks).map(String)
  expect(new Set(known).size).toBe(known.length)
  const held = Object.values(locks).flatMap(({ hold }) => hold.values.map(String))
  expect(held).toEqual(expect.arrayContaining(known))
  const { rows } = await pool.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc where prosrc like '%pg\\_%advisory%'
      and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
  )
  const locked = rows.flatMap(({ source }) =>
    [...source.matchAll(/pg_\w*advisory\w*\((.*)\);/g)].map(([, number]) => number),
  )
  const ofNotifications = "3, hashtext(concat_ws(' ', recipient, of_resource, of_record))"
  expect(new Set(locked)).toEqual(
    new Set([...[advisoryLocks.securityLog, advisoryLocks.books].map(String), ofNotifications]),
  )
})
