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

/** What is said about lists of what is no kind of record. */
const listSentences = [receivables('customer', 'due'), missingNumbers, employees, securityLog].flatMap(
  (listed) => {
    const { search, none, noneFound, later } = sentencesOf(listed)
    return [search, none, noneFound, later]
  },
)

const root = join(packageRoot, 'src')
const inkwell = await startTestInkwell()

/** A text with something in it that is only known later, as what it may turn out as. */
function shapeOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.+')}$`, 's')
}

const ownLetters = (parts: readonly string[]) => parts.join('').replaceAll(/[^a-z]/gi, '').length

interface Texts {
  whole: Set<string>
  shapes: RegExp[]
}

/** Every text that stands in the sources, outside of the catalogues and of tests, and those that are made there. */
function textsInSources(): Texts {
  const whole = new Set<string>()
  const shapes: RegExp[] = []
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|mjs)$/.test(path) || /\.test\.|testing\/|^words\/(ar|ckb|en)\//.test(path)) continue
    // What it makes is counted where it is said of which kind of record.
    if (path === 'kernel/contract/entity-sentences.ts') continue
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && whole.add(value)),
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.cooked ?? '')
        if (parts.length === 1) whole.add(parts.join(''))
        else if (ownLetters(parts) >= 5) shapes.push(shapeOf(parts))
        // What a statement of SQL writes down.
        for (const [, text = ''] of parts.join('').matchAll(/'([^'\n]+)'/g)) whole.add(text)
      },
    }).visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program)
  }
  return { whole, shapes }
}

const functions = (await sqlFiles()).map((path) => readFileSync(join(packageRoot, path), 'utf8'))

/** The texts of the database's tables and functions, each in the pieces around its values. */
function textsInSql(): string[][] {
  const folder = join(packageRoot, 'migrations')
  const tables = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return [...tables, ...functions]
    .flatMap((source) => [...source.matchAll(/'((?:[^'\n]|'')+)'/g)])
    .map(([, text = '']) => text.replaceAll("''", "'").split('%s'))
}

/** What the rules of the database say: whatever in their texts is a sentence. What `raise` says is nobody's but psql's. */
const messagesInSql = functions.flatMap((source) =>
  [...source.matchAll(/(raise exception |message = )?'((?:[^'\n]|'')+ (?:[^'\n]|'')+[.?!])'/g)].flatMap(
    ([, forPsql, text = '']) => (forPsql ? [] : text.replaceAll("''", "'")),
  ),
)

/** Each call that refuses: its sentence, and the names that it gives values to where they are written there. */
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

test('every sentence of the database is one of the catalogues', () => {
  expect(messagesInSql.length).toBeGreaterThan(40)
  expect(unknownOf(messagesInSql)).toEqual([])
})

test('each is told with the values that it needs', () => {
  const shown = refusalsInSql().filter(({ named }) => named !== null)
  expect(shown.length).toBeGreaterThan(35)
  const wrong = shown.filter(({ text, named }) => {
    const needed = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    return needed.toSorted().join() !== named?.toSorted().join()
  })
  expect(wrong).toEqual([])
})

test('what must be there only once, and what it refers to, has a name in every language', async () => {
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
  /** The table whose rows refer to a record, and the one whose record goes together with them. */
  table: string
  whole: string
  needed: string
  refuses: boolean
}

/** Every link between kinds of records that is not just cut when the one that is referred to goes. */
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

test('of each kind of record that others hold back from deletion there are sentences that say so', async () => {
  const links = (await linksBetweenRecords()).filter(({ refuses }) => refuses)
  const holding = links.flatMap(({ table, needed }) => {
    const held = entityOf(needed)
    // What documents name is counted as documents, whichever they are (the routes of accounts).
    const as = held?.name === 'bank_account' ? 'document' : table.replaceAll('_', ' ')
    return held ? `This ${held.label.toLowerCase()} cannot be deleted because it has {count} ${as}s.` : []
  })
  expect(holding).toContain('This customer cannot be deleted because it has {count} invoices.')
  expect(unknownOf(holding)).toEqual([])
})

test('so there are of the imports that others hold back from being undone', async () => {
  const { rows } = await inkwell.pool.query<{ table: string; needed: string }>(`
    select distinct conrelid::regclass::text as table, confrelid::regclass::text as needed from pg_constraint
    where contype = 'f' and confrelid = any(array['customer', 'product']::regclass[])`)
  const holding = rows.map(
    ({ table, needed }) =>
      `This import cannot be undone because its ${needed}s have {count} ${table.replaceAll('_', ' ')}s.`,
  )
  expect(unknownOf(holding)).toEqual([])
})

test('of each kind of record that follows another there is a sentence that tells which must come back first', async () => {
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

test('of lists of what is no kind of record there are the sentences of an empty one', () => {
  expect(unknownOf(listSentences)).toEqual([])
})

test('no sentence of the catalogues is without use', () => {
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
