import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { StartError } from '../../../../parts/program/start-error.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Catalog } from './catalog.ts'
import { differenceText } from './catalog-differences.ts'
import { migrate } from './migrate.ts'
import { catalogDifferences } from './apply-schema.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const run = async (statement: string) => void (await database.pool.query(statement))

/** As the superuser of the server, who owns the security log. */
async function runAsSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: database.connection.database })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const found = async () => ((await catalogDifferences(database.pool)) ?? []).map(differenceText)
const start = () => migrate(database.pool)

test('an upgraded database equals a new one, with any search path of the session', async () => {
  expect(await found()).toEqual([])
  const client = await database.pool.connect()
  await client.query('set search_path = watch')
  expect(await catalogDifferences(client)).toEqual([])
  client.release(true)
})

test.each([
  [
    'drop index bank_account_name',
    /^index bank_account_name of bank_account is missing; npm run repair runs: CREATE UNIQUE INDEX .*;$/,
  ],
  [
    'alter table settlement drop constraint settlement_debit_fkey',
    /^constraint settlement_debit_fkey of settlement is missing; npm run repair runs: alter table "public"."settlement" add constraint "settlement_debit_fkey" FOREIGN KEY .*;$/,
  ],
  ['alter table customer alter column name drop not null', /^column name of customer was changed$/],
  [
    'revoke insert on receipt_voucher from current_user',
    /^permission to insert on receipt_voucher is missing; npm run repair runs: grant insert on "public"."receipt_voucher" to current_user;$/,
  ],
  [
    'alter table settlement enable row level security',
    /^table settlement was changed; npm run repair runs: alter table "public"."settlement" disable row level security/,
  ],
])(
  'a missing object of a migration, after %s, is named, prevents a start, and is fixed by the shown statement',
  async (damage, words) => {
    await run(damage)
    expect(await found()).toEqual([expect.stringMatching(words)])
    await expect(start()).rejects.toThrow(StartError)
    await expect(start()).rejects.toThrow(/^The database is not as Inkwell made it: [^\n]*$/)
    const [difference] = (await catalogDifferences(database.pool)) ?? []
    if (!difference?.statement) return
    await run(difference.statement)
    expect(await found()).toEqual([])
    expect(await start()).toEqual([])
  },
)

test('a disabled trigger of the security log is named with the statement to enable it', async () => {
  await runAsSuperuser('alter table watch.entry disable trigger only_grows')
  const enable = 'alter table "watch"."entry" enable trigger "only_grows"'
  expect(await found()).toEqual([
    `trigger only_grows of watch.entry was changed; npm run repair runs: ${enable};`,
  ])
  await expect(start()).rejects.toThrow(/^The database is not as Inkwell made it: trigger only_grows /)
  await runAsSuperuser(enable)
  expect(await start()).toEqual([])
})

test.each([
  'alter table entry disable trigger user',
  // The trigger's name begins with its place among all triggers.
  `do $$ begin execute (select format('drop trigger %I on history', tgname) from pg_trigger
    where tgrelid = 'history'::regclass and tgname like '%history_is_final'); end $$`,
  "create or replace function company_today() returns date language sql stable as $$ select date '2020-01-01' $$",
  'create rule nothing as on insert to settlement do instead nothing',
  'grant delete on history to current_user',
  `create function mine() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger mine before insert on entry for each row execute function mine()`,
])('a start repairs objects of the SQL files: %s', async (damage) => {
  await run(damage)
  expect((await found()).length).toBeGreaterThan(0)
  const lines: string[] = []
  await migrate(database.pool, undefined, undefined, (line) => lines.push(line))
  expect(lines).toEqual([expect.stringMatching(/^Repaired what differed from this version’s schema: /)])
  expect(await found()).toEqual([])
})

test('parentheses that a dump omits are no difference', async () => {
  const [entry] = (await database.pool.query<{ catalog: Catalog }>('select catalog from present')).rows
  const objects = entry?.catalog.objects.map((each) =>
    each.kind === 'constraint'
      ? { ...each, text: each.text.replace('CHECK (', 'CHECK ((').replace(/\)$/, '))') }
      : each,
  )
  await database.pool.query(`update present set catalog = jsonb_set(catalog, '{objects}', $1)`, [
    JSON.stringify(objects),
  ])
  expect(await found()).toEqual([])
})

test('an additional index is named, and does not prevent a start', async () => {
  await run('create index of_theirs on customer (name)')
  expect(await start()).toEqual([])
  expect(await found()).toEqual([
    'index of_theirs of customer is not part of this version; remove it with: drop index "public"."of_theirs";',
  ])
})

test('definitions of another major version of PostgreSQL are not compared, but missing objects are found', async () => {
  await run(`update present set catalog = jsonb_set(catalog, '{server}', '12')`)
  await run('alter table customer alter column name drop not null')
  expect(await found()).toEqual([])
  await run('drop index bank_account_name')
  expect(await found()).toHaveLength(1)
})

test('the first start on another major version of PostgreSQL records the definitions of that version', async () => {
  await run(`update present set catalog = jsonb_set(catalog, '{server}', '12')`)
  await run('alter table entry disable trigger user')
  expect(await start()).toEqual([])
  const { rows } = await database.pool.query(`select from pg_trigger
    where tgrelid = 'entry'::regclass and not tgisinternal and tgenabled <> 'O'`)
  expect(rows).toEqual([])
  await run('alter table customer alter column name drop not null')
  expect(await found()).toEqual(['column name of customer was changed'])
})
