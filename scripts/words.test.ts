import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readXlsx, writeXlsx } from 'hucre'
import { afterEach, expect, test } from 'vitest'
import { exportWords } from './words/export-words.mjs'
import { importWords } from './words/import-words.mjs'

const sources = fileURLToPath(new URL('../src/i18n', import.meta.url))
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A writable copy of the catalogs for a test. */
function aCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  folders.push(folder)
  cpSync(sources, folder, { recursive: true })
  return folder
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

const headings = ['Feature', 'Sentence', 'Form', 'English', 'العربية', 'کوردی (سۆرانی)']

async function imported(folder: string, rows: (string | null)[][], names = headings) {
  const bytes = await writeXlsx({ sheets: [{ name: 'Words', rows: [names, ...rows] }] })
  return await importWords(folder, Buffer.from(bytes))
}

test('an export has every sentence, and importing it changes no byte', async () => {
  const folder = aCopy()
  const { sentences, workbook } = await exportWords(folder)
  const [sheet] = (await readXlsx(workbook)).sheets
  const rows = sheet?.rows ?? []
  expect(rows[0]).toEqual(headings)
  expect(new Set(rows.slice(1).map(([, sentence]) => sentence)).size).toBe(sentences)
  expect(rows.find(([, sentence]) => sentence === 'Save')).toEqual([
    expect.any(String),
    'Save',
    null,
    'Save',
    'حفظ',
    'پاشەکەوتکردن',
  ])
  const counted = rows.filter(([, sentence]) => sentence === '{count} rows with errors')
  expect(counted.map(([, , form, english]) => [form, english])).toEqual([
    ['zero', '{count} rows with errors'],
    ['one', '{count} row with errors'],
    ['two', '{count} rows with errors'],
    ['few', '{count} rows with errors'],
    ['many', '{count} rows with errors'],
    ['other', '{count} rows with errors'],
  ])

  expect(await importWords(folder, Buffer.from(workbook))).toEqual({ wrong: [], changes: [] })
  expect(filesOf(folder)).toEqual(filesOf(sources))
})

test('a corrected text is written into its catalog, and nothing else changes', async () => {
  const folder = aCopy()
  const { wrong, changes } = await imported(folder, [
    ['', 'Save', '', 'anything', ' احفظ "هذا" ', 'پاشەکەوتکردن'],
    ['', '{count} rows with errors', 'two', '', 'صفان اثنان خاطئان', ''],
  ])
  expect(wrong).toEqual([])
  expect(changes.map(({ path, key, form, after }) => [path, key, form, after])).toEqual([
    [expect.stringMatching(/^ar\//), 'Save', '', 'احفظ "هذا"'],
    ['ar/spreadsheets.ts', '{count} rows with errors', 'two', 'صفان اثنان خاطئان'],
  ])
  const changed = changes.map(({ path }) => path)
  const lines = (text = '') => text.split('\n')
  const before = filesOf(sources)
  const now = filesOf(folder)
  expect(Object.keys(now).filter((path) => now[path] !== before[path])).toEqual([...new Set(changed)])
  const added = changed.flatMap((path) =>
    lines(now[path]).filter((line) => !lines(before[path]).includes(line)),
  )
  expect(new Set(added)).toEqual(new Set([`  Save: 'احفظ "هذا"',`, `    two: 'صفان اثنان خاطئان',`]))
})

test('a plural form that the catalog lacks is added', async () => {
  const folder = aCopy()
  const sentence = '{count} rows with errors'
  const row = [sentence, 'one', 'یەک ڕیزی هەڵە']
  const { changes } = await imported(folder, [row], ['Sentence', 'Form', 'کوردی (سۆرانی)'])
  expect(changes).toMatchObject([{ path: 'ckb/spreadsheets.ts', after: 'یەک ڕیزی هەڵە' }])
  const { workbook } = await exportWords(folder)
  const rows = (await readXlsx(workbook)).sheets[0]?.rows ?? []
  const written = rows.find(([, key, form]) => key === sentence && form === 'one')
  expect(written?.at(-1)).toBe('یەک ڕیزی هەڵە')
})

test.each([
  ['an unknown sentence', ['', 'Unknown', '', '', 'كلام', ''], /no catalog/],
  ['an empty text', ['', 'Save', '', '', '', 'پاشەکەوتکردن'], /العربية is empty/],
  ['a value left out', ['', '{label} is required.', '', '', 'مطلوب', ''], /leaves out \{label\}/],
  ['a value too much', ['', 'Save', '', '', 'حفظ {name}', 'پاشەکەوتکردن'], /has \{name\}/],
  [
    'a form that the language does not have',
    ['', '{count} rows with errors', 'few', '', '{count} صفوف خاطئة', '{count} ڕیزی هەڵەدار'],
    /کوردی \(سۆرانی\) has no form "few"/,
  ],
])('%s is refused with its row, and nothing is written', async (_what, row, reason) => {
  const folder = aCopy()
  const good = ['', 'Cancel', '', '', 'لا', 'نا']
  const { wrong, changes } = await imported(folder, [good, row])
  expect(wrong[0]).toMatch(/^row 3: /)
  expect(wrong[0]).toMatch(reason)
  expect(changes).toEqual([])
  expect(filesOf(folder)).toEqual(filesOf(sources))
})

test('a sheet without its headings, or with a sentence twice, is refused', async () => {
  const folder = aCopy()
  expect((await imported(folder, [], ['Feature', 'English'])).wrong).toEqual([
    expect.stringMatching(/^row 1: /),
  ])
  const row = ['', 'Save', '', '', 'احفظ', 'پاشەکەوتکردن']
  expect((await imported(folder, [row, row])).wrong).toEqual(['row 3: "Save" is already in an earlier row.'])
})
