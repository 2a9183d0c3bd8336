import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onServer } from '../../../kernel/server/kinds/kinds.ts'
import { recordFields } from '../../../kernel/contract/entity.ts'
import type { Fields } from '../../../kernel/contract/fields.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { creditLine } from '../../../features/money/credit-notes/credit-notes.contract.ts'
import { invoiceLine } from '../../../features/invoices/invoices.contract.ts'
import { statusesInOrder } from '../../../features/orders/board/statuses.ts'
import { orderStatuses } from '../../../features/orders/orders.contract.ts'
import { entities } from '../../features.server.ts'

/** The user who requested approval, and whether they have seen the decision. */
const approving = ['approval_asker', 'approval_seen']

/** Columns without a field in the contract. */
const besides: Record<string, string[]> = {
  customer: ['looks_like'],
  product: ['looks_like'],
  users: ['password_hash', 'must_change_password', 'password_set_by', 'password_set_at'],
  invoice: [
    'company',
    'customer_code',
    'customer_phone',
    'dinar_rate',
    'dinar_rate_on',
    'due_days',
    'list_total',
    'issued_list_total',
    ...approving,
  ],
  invoice_tracker: ['shown_money'],
  invoice_product: ['invoice', 'position', 'list_price'],
  weekly_report: ['author'],
  receipt_voucher: ['bank_account', 'coins_back_on'],
  payment_voucher: ['bank_account', ...approving],
  bad_debt: approving,
  petty_cash: approving,
  account_transfer: approving,
  credit_note: ['company', 'customer_address', 'customer_code', 'customer_phone', 'free_usd', ...approving],
  credit_note_line: ['credit_note', 'position'],
}

const fieldsOf: Record<string, Fields> = {
  ...Object.fromEntries(entities.map(({ name, fields }) => [name, fields])),
  invoice_product: invoiceLine,
  credit_note_line: creditLine,
}
const tables = Object.keys(fieldsOf)
/** Tables with a history that no form writes to. */
const withoutForm = ['permission', 'import_run', 'backup', 'factor_rule', 'typed_payment']

/** Columns of every record: version, search text and author. */
const kept = [
  'created_by',
  'created_by_name',
  'created_by_email',
  'created_by_role',
  ...Object.keys(recordFields).filter((name) => name !== 'serial'),
  'search',
]

async function statements(): Promise<string[]> {
  const folder = path.join(packageRoot, 'migrations')
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return texts.flatMap((text) => text.replaceAll(/--.*/g, '').split(';'))
}

const database = await createTestDatabase()

async function columnsOf(table: string) {
  const { rows } = await database.pool.query<{ name: string; type: string; required: boolean }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
    from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return rows
}

test.each(tables)('every field of %s is a column of the right type, or computed', async (table) => {
  const { view = table } = entities.find(({ name }) => name === table) ?? {}
  const columns = new Map((await columnsOf(view)).map((column) => [column.name, column]))
  for (const [name, field] of Object.entries(fieldsOf[table] ?? {})) {
    const column = columns.get(name)
    if (!column && field.computed) continue
    expect({ name, type: column?.type }).toEqual({ name, type: onServer(field).column })
  }
})

test.each(tables)('every required field of %s is a column that is not null', async (table) => {
  const columns = new Map((await columnsOf(table)).map((column) => [column.name, column]))
  const lax = Object.entries(fieldsOf[table] ?? {})
    .filter(([name, field]) => field.required && columns.get(name)?.required === false)
    .map(([name]) => name)
  expect(lax).toEqual([])
})

test.each(tables)('every column of %s is listed here', async (table) => {
  const known = new Set([...Object.keys(fieldsOf[table] ?? {}), ...(besides[table] ?? []), ...kept])
  const unknown = (await columnsOf(table)).map(({ name }) => name).filter((name) => !known.has(name))
  expect(unknown).toEqual([])
})

test('every table of records has history, and every table is listed here', async () => {
  const { rows } = await database.pool.query<{ table: string; triggers: number }>(`
    select relname as table, (select count(*) from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = pg_class.oid and (proname = 'count_version' or proname ~ '^history_(insert|update|delete)_')) as triggers
    from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname = 'public'`)
  const withoutHistory = rows.filter(({ triggers }) => triggers !== 4).map(({ table }) => table)
  const machinery =
    'account_notice added_column books_close broken_before bulk_job bulk_paper bulk_row column_layout counter entry first_steps_put_away hidden_columns history idempotency_key invoice_revision known_device list_look migration money_check notice passkey passkey_challenge picture pinned_pages present printed recovery_codes row_count saved_view secret session settlement sign_in_failure sign_in_name totp_factor trash'
  expect(withoutHistory.toSorted()).toEqual(machinery.split(' '))
  const withHistory = rows.filter(({ triggers }) => triggers === 4).map(({ table }) => table)
  expect(withHistory.toSorted()).toEqual([...tables, ...withoutForm].toSorted())
})

test('the version trigger of each table knows its computed columns', async () => {
  const { rows } = await database.pool.query<{ table: string; known: string; computed: string[] }>(`
    select tgrelid::regclass::text as table, encode(tgargs, 'escape') as known, array(
      select attname from pg_attribute where attrelid = tgrelid and attgenerated <> '' and not attisdropped
      order by attname
    )::text[] as computed
    from pg_trigger where tgfoid = 'count_version'::regproc`)
  for (const { table, known, computed } of rows) {
    const names = Object.keys(JSON.parse(known.replace('\\000', '')) as object).toSorted()
    expect({ table, names }).toEqual({ table, names: computed })
  }
})

test('a required column is added with a value for deleted records', async () => {
  const added = (await statements())
    .filter((statement) => !statement.includes('execute format'))
    .filter((statement) => /set not null|add column\s[^,]*not null/.test(statement))
    .filter((statement) => !/\bdefault\b|generated always/.test(statement))
  expect(added).toEqual([])
})

test('every flag that filters a list is optional: without it nothing is filtered', () => {
  const closed = entities.flatMap(({ name, filters }) =>
    Object.entries<Fields[string]>(filters).flatMap(([filter, field]) =>
      field.kind === 'flag' && !field.open ? [`${name}.${filter}`] : [],
    ),
  )
  expect(closed).toEqual([])
})

/** Open lists, which no constraint repeats. */
const openLists = ['delivery_country', 'time_zone']
/** Values that a constraint of another table checks. */
const ofAnother = [
  'invoice.state',
  'account_transfer.from_currency',
  'account_transfer.to_currency',
  'cash_close.currency',
  'bad_debt.status',
  'credit_note.status',
  'payment_voucher.paper_language',
  'receipt_voucher.paper_language',
  'receipt_voucher.status',
  'opening.status',
  'payment_voucher.status',
  'petty_cash.status',
  'account_transfer.status',
]

const choiceFields = Object.entries(fieldsOf).flatMap(([table, fields]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' && !openLists.includes(name) && !ofAnother.includes(`${table}.${name}`)
      ? [{ table, name, field }]
      : [],
  ),
)
test('the default of a choice in the database is its first choice, which forms propose', async () => {
  const filled = choiceFields.filter(({ field }) => field.defaulted)
  const { rows } = await database.pool.query<{ place: string; value: string }>(`
    select table_name || '.' || column_name as place, split_part(column_default, '''', 2) as value
    from information_schema.columns where table_schema = 'public' and column_default like '''%'`)
  const defaults = new Map(rows.map(({ place, value }) => [place, value]))
  for (const { table, name, field } of filled) {
    expect([name, defaults.get(`${table}.${name}`)]).toEqual([name, Object.keys(field.choices)[0]])
  }
  expect(filled).not.toEqual([])
})

test.each(choiceFields)(
  'the choices of $table.$name are those that the database allows',
  async ({ table, name, field }) => {
    const { rows } = await database.pool.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%' || $2 || ' = ANY (%'
       and cardinality(conkey) = 1`,
      [table, name],
    )
    const allowed = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value),
    )
    expect(allowed.toSorted()).toEqual(Object.keys(field.choices).toSorted())
  },
)

/** Listed values made of several columns: a user's name is searched by both parts. */
const searchedByParts: Record<string, string[]> = { full_name: ['first_name', 'last_name'] }

const listedTexts = entities.flatMap(({ name: table, columns, fields }) =>
  columns.flatMap((column) => {
    const field = Object.hasOwn(fields, column) ? fields[column] : undefined
    return field && ['text', 'note', 'choice'].includes(field.kind) ? [{ table, column }] : []
  }),
)

test.each(listedTexts)(
  'the list of $table shows $column, so its search includes that column',
  async ({ table, column }) => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select refobj.attname as name from pg_attribute search
      join pg_attrdef made on made.adrelid = search.attrelid and made.adnum = search.attnum
      join pg_depend d on d.classid = 'pg_attrdef'::regclass and d.objid = made.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjid = search.attrelid
      join pg_attribute refobj on refobj.attrelid = d.refobjid and refobj.attnum = d.refobjsubid
    where search.attrelid = $1::regclass and search.attname = 'search'`,
      [table],
    )
    const stored = new Set((await columnsOf(table)).map(({ name }) => name))
    const parts = searchedByParts[column] ?? (stored.has(column) ? [column] : [])
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(parts))
  },
)

test('every status of an order has a column on the board', () => {
  expect([...statusesInOrder].toSorted()).toEqual(Object.keys(orderStatuses).toSorted())
})
