import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { employees } from '../../../features/employee-reports/employee-reports.contract.ts'
import { missingNumbers } from '../../../features/money/missing-numbers/missing-numbers.contract.ts'
import { receivables } from '../../../features/money/receivables/receivables.contract.ts'
import { securityLog } from '../../../features/people/security-log/security-log.contract.ts'
import { oneOf, messagesAbout, sentencesOf } from '../../../kernel/contract/entity-sentences.ts'
import { sqlFiles } from '../../../kernel/server/database/upgrade/sql-files.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { ar } from '../../../i18n/ar.ts'
import { en } from '../../../i18n/en.ts'
import { entities } from '../../features.server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'
import { isMessageKey } from '../../../i18n/known-message.ts'

/** Sentences about lists of something other than records. */
const listSentences = [receivables('customer', 'due'), missingNumbers, employees, securityLog].flatMap(
  (listed) => {
    const { search, none, noneFound, later } = sentencesOf(listed)
    return [search, none, noneFound, later]
  },
)

const root = join(packageRoot, 'src')
const inkwell = await startTestInkwell()

/** A pattern for a text with values that are known only at run time. */
function shapeOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.+')}$`, 's')
}

const ownLetters = (parts: readonly string[]) => parts.join('').replaceAll(/[^a-z]/gi, '').length

interface Texts {
  whole: Set<string>
  shapes: RegExp[]
}

/** All texts in the sources except catalogs and tests, and the patterns of composed texts. */
function textsInSources(): Texts {
  const whole = new Set<string>()
  const shapes: RegExp[] = []
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|mjs)$/.test(path) || /\.test\.|testing\/|^words\/(ar|ckb|en)\//.test(path)) continue
    // Its sentences are counted with each kind of record.
    if (path === 'kernel/contract/entity-sentences.ts') continue
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && whole.add(value)),
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.cooked ?? '')
        if (parts.length === 1) whole.add(parts.join(''))
        else if (ownLetters(parts) >= 5) shapes.push(shapeOf(parts))
        // The literals of a SQL statement.
        for (const [, text = ''] of parts.join('').matchAll(/'([^'\n]+)'/g)) whole.add(text)
      },
    }).visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program)
  }
  return { whole, shapes }
}

const functions = (await sqlFiles()).map((path) => readFileSync(join(packageRoot, path), 'utf8'))

/** The texts in tables and functions of the database, split at their values. */
function textsInSql(): string[][] {
  const folder = join(packageRoot, 'migrations')
  const tables = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return [...tables, ...functions]
    .flatMap((source) => [...source.matchAll(/'((?:[^'\n]|'')+)'/g)])
    .map(([, text = '']) => text.replaceAll("''", "'").split('%s'))
}

/** The messages of the database's rules: all texts that are sentences. Those of `raise` are seen only in psql. */
const messagesInSql = functions.flatMap((source) =>
  [...source.matchAll(/(raise exception |message = )?'((?:[^'\n]|'')+ (?:[^'\n]|'')+[.?!])'/g)].flatMap(
    ([, forPsql, text = '']) => (forPsql ? [] : text.replaceAll("''", "'")),
  ),
)

/** Each call that refuses: its sentence, and the names of its values if they are literals. */
function refusalsInSql(): { text: string; named: string[] | null }[] {
  const calls = /perform refuse(?:\([^,]+, (?:'\w+'|[^,]+),|_in_use\()\s*'((?:[^']|'')+)'([^;]*)/g
  return functions.flatMap((source) =>
    [...source.matchAll(calls)].map(([, text = '', rest = '']) => ({
      text: text.replaceAll("''", "'"),
      named: rest.includes('jsonb_build_object')
        ? [...rest.matchAll(/(?:jsonb_build_object\(|, )\s*'(\w+)',/g)].map(([, name]) => String(name))
        : rest.includes(', ')
          ? null
          : [],
    })),
  )
}

test('every message of the database is in the catalogs', () => {
  expect(messagesInSql.length).toBeGreaterThan(40)
  expect(unknownOf(messagesInSql)).toEqual([])
})

test('each message of the database has the values that it needs', () => {
  const shown = refusalsInSql().filter(({ named }) => named !== null)
  expect(shown.length).toBeGreaterThan(35)
  const wrong = shown.filter(({ text, named }) => {
    const needed = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    return needed.toSorted().join() !== named?.toSorted().join()
  })
  expect(wrong).toEqual([])
})

test('every unique and referenced column has a name in every language', async () => {
  const { rows } = await inkwell.pool.query<{ name: string }>(
    `
    select substr(index.relname, length(held.relname) + 2) as name
    from pg_index join pg_class index on index.oid = indexrelid join pg_class held on held.oid = indrelid
    where indisunique and not indisprimary and held.relname = any($1)
    union
    select substr(conname, length(held.relname) + 2) from pg_constraint join pg_class held on held.oid = conrelid
    where contype = 'f' and held.relname = any($1)`,
    [entities.map(({ name }) => name)],
  )
  const fields = entities.flatMap(({ fields }) => Object.keys(fields))
  const unknown = rows
    .map(({ name }) => name)
    .filter((name) => fields.includes(name) && !isMessageKey(name.replaceAll('_', ' ')))
  expect(unknown).toEqual([])
})

interface Link {
  /** The table whose rows refer to a record, and the one whose record contains these rows. */
  table: string
  whole: string
  needed: string
  refuses: boolean
}

/** All foreign keys between kinds of records, except those set to null on deletion. */
async function linksBetweenRecords(): Promise<Link[]> {
  const { rows } = await inkwell.pool.query<Link>(`
    with link as (select conrelid, confrelid, confdeltype from pg_constraint where contype = 'f')
    select distinct link.conrelid::regclass::text as table, link.confrelid::regclass::text as needed,
      coalesce(part.confrelid, link.conrelid)::regclass::text as whole, link.confdeltype = 'a' as refuses
    from link left join link part on part.conrelid = link.conrelid and part.confdeltype = 'c'
    where link.confdeltype <> 'n'`)
  return rows
}

const entityOf = (table: string) => entities.find(({ name }) => name === table)
const unknownOf = (sentences: readonly string[]) => sentences.filter((each) => !Object.hasOwn(ar, each))

test('each kind of record that others use has messages for a refused deletion', async () => {
  const links = (await linksBetweenRecords()).filter(({ refuses }) => refuses)
  const holding = links.flatMap(({ table, needed }) => {
    const held = entityOf(needed)
    // Everything that names an account is counted as a document (the routes of accounts).
    const as = held?.name === 'bank_account' ? 'document' : table.replaceAll('_', ' ')
    return held ? `This ${held.label.toLowerCase()} cannot be deleted because it has {count} ${as}s.` : []
  })
  expect(holding).toContain('This customer cannot be deleted because it has {count} invoices.')
  expect(unknownOf(holding)).toEqual([])
})

test('imports in use have messages for a refused undo', async () => {
  const { rows } = await inkwell.pool.query<{ table: string; needed: string }>(`
    select distinct conrelid::regclass::text as table, confrelid::regclass::text as needed from pg_constraint
    where contype = 'f' and confrelid = any(array['customer', 'product']::regclass[])`)
  const holding = rows.map(
    ({ table, needed }) =>
      `This import cannot be undone because its ${needed}s have {count} ${table.replaceAll('_', ' ')}s.`,
  )
  expect(unknownOf(holding)).toEqual([])
})

test('each kind of record that depends on another has a message naming the record to restore first', async () => {
  const waiting = (await linksBetweenRecords()).flatMap(({ whole, needed }) => {
    const [back, owner] = [entityOf(whole), entityOf(needed)]
    if (!back || !owner || back === owner) return []
    const one = oneOf(owner)
    return `${sentencesOf(back).staysAway} because its ${one} is deleted. Restore the ${one} first.`
  })
  expect(waiting).toContain(
    'This invoice cannot be restored because its customer is deleted. Restore the customer first.',
  )
  expect(unknownOf(waiting)).toEqual([])
})

test('lists of other things have messages for an empty list', () => {
  expect(unknownOf(listSentences)).toEqual([])
})

test('every message of the catalogs is used', () => {
  const { whole, shapes } = textsInSources()
  const texts = textsInSql()
  const inSql = texts.filter((parts) => ownLetters(parts) >= 5).map(shapeOf)
  const small = new Set([...whole].map((text) => text.toLowerCase()))
  const made = new Set<string>([
    ...entities.flatMap((entity) => [...messagesAbout(entity), sentencesOf(entity).staysAway]),
    ...listSentences,
    ...messagesInSql,
    ...entities.flatMap(({ fields }) => Object.keys(fields).map((name) => name.replaceAll('_', ' '))),
    ...Object.keys(en),
  ])
  const left = Object.keys(ar).filter(
    (key) =>
      !whole.has(key) &&
      !small.has(key) &&
      !made.has(key) &&
      !shapes.some((shape) => shape.test(key)) &&
      !inSql.some((shape) => shape.test(key)),
  )
  expect(left).toEqual([])
})
