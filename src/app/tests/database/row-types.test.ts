import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'

/**
 * The tables that hand-written SQL reads, by the file with their types. Rows of other tables have the type of their
 * contract, which other tests compare with the database.
 */
const files: Record<string, string[]> = {
  'src/kernel/server/database/tables.ts': [
    'counter',
    'history',
    'idempotency_key',
    'import_run',
    'migration',
    'picture',
    'present',
  ],
  'src/features/people/tables.server.ts': [
    'passkey',
    'permission',
    'recovery_codes',
    'secret',
    'session',
    'sign_in_failure',
    'totp_factor',
    'users',
  ],
}

/** The TypeScript type and a SQL sample of each column type, as the connection parses it. */
const typeOf: Record<string, { type: string; sample: string }> = {
  bool: { type: 'boolean', sample: 'true' },
  bytea: { type: 'Buffer', sample: '\\x00' },
  date: { type: 'string', sample: '2026-11-20' },
  int4: { type: 'number', sample: '1' },
  int8: { type: 'number', sample: '1' },
  jsonb: { type: 'unknown', sample: 'null' },
  numeric: { type: 'number', sample: '1.25' },
  text: { type: 'string', sample: 'ink' },
  _text: { type: 'string[]', sample: '{ink}' },
  timestamptz: { type: 'string', sample: '2026-11-20 08:00+03' },
  uuid: { type: 'string', sample: '00000000-0000-0000-0000-000000000000' },
  xid8: { type: 'string', sample: '1' },
}

const database = await createTestDatabase()

interface Column {
  name: string
  type: string
  required: boolean
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `select attname as name, typname as type, attnotnull as required
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
  return rows
}

function lineOf(table: string, { name, type, required }: Column): string {
  const inCode = typeOf[type]?.type
  if (!inCode) throw new Error(`Say in this test what a value of the type ${type} is (${table}.${name}).`)
  return `    ${name}: ${inCode}${required || inCode === 'unknown' ? '' : ' | null'}\n`
}

async function fileOf(tables: readonly string[]): Promise<string> {
  const parts: string[] = []
  for (const table of tables) {
    const lines = (await columnsOf(table)).map((column) => lineOf(table, column))
    parts.push(`  ${table}: {\n${lines.join('')}  }\n`)
  }
  return `// Written by src/app/tests/database/row-types.test.ts out of the migrated database.

/** A row of each table, as a query answers with it. */
export interface Tables {\n${parts.join('')}}\n`
}

test.each(Object.entries(files))('the row types in %s match the tables', async (file, tables) => {
  const place = path.join(packageRoot, file)
  const now = await fileOf(tables)
  if (process.env['WRITE_ROW_TYPES']) await writeFile(place, now)
  const kept = await readFile(place, 'utf8').catch(() => '')
  expect(
    kept,
    'Write it anew: WRITE_ROW_TYPES=1 npx vitest run src/app/tests/database/row-types.test.ts',
  ).toBe(now)
})

test.each(Object.entries(typeOf))(
  'a value of %s is read as its type says',
  async (name, { type, sample }) => {
    const { rows } = await database.pool.query<{ value: unknown }>(`select $1::${name} as value`, [sample])
    const value = rows[0]?.value
    const found = Buffer.isBuffer(value)
      ? 'Buffer'
      : Array.isArray(value)
        ? `${typeof value[0]}[]`
        : typeof value
    expect(type === 'unknown' || found === type).toBe(true)
  },
)
