import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.mjs'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { foreignWorkbook, inlineRow, repeated } from './testing/foreign-workbook.ts'
import { xlsWorkbook } from './testing/xls-workbook.ts'

const refusal = (message: RegExp) => ({
  refusal: expect.objectContaining({ code: 'too_large', message: expect.stringMatching(message) }),
})
const megabyte = 1024 * 1024

/** Returns the result of reading a file, and how much this process grew at most, in megabytes. */
async function grownBy(file: Buffer) {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const result = await readSpreadsheet(file)
  clearInterval(watch)
  return { result, megabytes: (Math.max(most, process.memoryUsage.rss()) - before) / megabyte }
}

test('one text of 3 MB that 5,000 cells show', async () => {
  const file = await foreignWorkbook({
    texts: ['<si><t>', ...repeated('x', 3_000_000), '</t></si>'],
    rows: repeated(`<row>${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`, 1000),
  })
  expect(file.length).toBeLessThan(57_000)
  const { result, megabytes } = await grownBy(file)
  expect(result).toEqual(refusal(/more than 32,767 characters/))
  expect(megabytes).toBeLessThan(30)
})

test('one text of 30,000 letters that 200,000 cells show', async () => {
  const file = await foreignWorkbook({
    texts: [`<si><t>${'x'.repeat(30_000)}</t></si>`],
    rows: repeated(`<row>${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`, 40_000),
  })
  const { result, megabytes } = await grownBy(file)
  expect(result).toEqual(refusal(/more than 30,000,000 characters in total/))
  expect(megabytes).toBeLessThan(30)
})

test('a text shared by many cells is stored and counted once', async () => {
  const file = await foreignWorkbook({
    texts: [`<si><t>${'x'.repeat(29)}</t></si>`],
    rows: repeated(`<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`, 50_000),
  })
  const { result, megabytes } = await grownBy(file)
  const rows = 'sheet' in result ? result.sheet.rows : []
  expect(rows).toHaveLength(50_000)
  expect(rows.at(-1)?.cells).toEqual(Array.from({ length: 20 }, () => 'x'.repeat(29)))
  expect(megabytes).toBeLessThan(60)
})

test.each([
  ['texts', { texts: repeated('<si/>', 2_000_001), rows: [] }],
  ['styles', { styles: ['<cellXfs>', ...repeated('<xf/>', 65_537), '</cellXfs>'], rows: [] }],
  ['formats', { styles: repeatedFormats(65_537), rows: [] }],
])('more %s than a workbook can have', async (_, workbook) => {
  expect(await readSpreadsheet(await foreignWorkbook(workbook))).toEqual(refusal(/too large to read/))
})

function* repeatedFormats(count: number): Generator<string> {
  yield '<numFmts>'
  for (let id = 200; id < 200 + count; id++) yield `<numFmt numFmtId="${id}" formatCode="0.0"/>`
  yield '</numFmts>'
}

test.each([
  ['a text in its cell', async () => foreignWorkbook({ rows: [inlineRow('x'.repeat(32_768))] })],
  [
    'a text with looks',
    async () =>
      foreignWorkbook({
        rows: [`<row><c t="inlineStr"><is>${`<r><t>${'x'.repeat(99)}</t></r>`.repeat(340)}</is></c></row>`],
      }),
  ],
  ['a line of a .csv', async () => Buffer.from(`a,b\n1,${'x'.repeat(32_768)}\n`)],
])('more characters than a cell can hold: %s', async (_, file) => {
  expect(await readSpreadsheet(await file())).toEqual(refusal(/more than 32,767 characters/))
})

test('as many characters as a cell can contain are read, in any form', async () => {
  const most = 32_767
  for (const text of ['x'.repeat(most), '&amp;'.repeat(most), '_x0041_'.repeat(most), 'ش'.repeat(most)]) {
    const result = await readSpreadsheet(await foreignWorkbook({ rows: [inlineRow(text)] }))
    const [cell] = ('sheet' in result && result.sheet.rows[0]?.cells) || []
    expect(cell).toHaveLength(most)
  }
})

test('formats that take a second per cell are not applied', async () => {
  const file = await foreignWorkbook({
    styles: [
      '<numFmts><numFmt numFmtId="200" formatCode="# ??/?????????"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>',
    ],
    rows: Array.from({ length: 5000 }, (_, index) => `<row><c s="0"><v>${index}.1234567</v></c></row>`),
  })
  const result = await readSpreadsheet(file)
  expect('sheet' in result && result.sheet.rows[4]?.cells).toEqual([
    { shown: '4.1234567', exact: '4.1234567', is: 'fraction' },
  ])
})

test('a file that exceeds the process’s memory ends only that process', async () => {
  // Empty cells, each of which claims to have a picture.
  const rows = ['<row>', ...repeated('<c vm="1"/>', 8_000_000), '</row>']
  const { result, megabytes } = await grownBy(await foreignWorkbook({ rows }))
  expect(result).toEqual(refusal(/too much time or memory/))
  expect(megabytes).toBeLessThan(60)
}, 60_000)

test('a tag, a comment or a text without end', async () => {
  for (const start of ['<row ', '<!-- ', '<row><c><v>', '<![CDATA[']) {
    const result = await readSpreadsheet(
      await foreignWorkbook({ rows: [start, ...repeated('x', 3 * megabyte)] }),
    )
    expect(result).toMatchObject({ refusal: { message: expect.stringMatching(/damaged|characters/) } })
  }
})

test('an XML file with external references', async () => {
  const evil = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><sst><si><t>&e;</t></si></sst>'
  const result = await readSpreadsheet(
    await foreignWorkbook({
      rows: ['<row><c t="s"><v>0</v></c></row>'],
      parts: { 'xl/sharedStrings.xml': [evil] },
    }),
  )
  expect(result).toMatchObject({ refusal: { message: expect.stringMatching(/damaged/) } })
})

test('any byte of an .xls workbook may be damaged without more than a refusal', async () => {
  const workbook = xlsWorkbook([
    ['code', 'price'],
    ['a', { number: 2.5, format: '0.00' }],
    [{ formula: 'text' }],
  ])
  for (let at = 0; at < 4096; at += 11) {
    const changed = Buffer.from(workbook)
    changed[at] = 255 - (changed[at] ?? 0)
    const result = await readBytes(changed, [])
    expect('cells' in result || result.refusal.message !== '').toBe(true)
  }
})
