import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.mjs'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { xlsWorkbook } from './testing/xls-workbook.ts'
import { zipStream } from './xlsx/zip-stream.ts'

const files = join(import.meta.dirname, 'testing/files')
const fixture = (name: string) => readFile(join(files, name))

async function sheetOf(content: Uint8Array | string) {
  const result = await readSpreadsheet(Buffer.from(content))
  if ('refusal' in result) throw new Error(result.refusal.message)
  return result.sheet
}

async function cellsOf(content: Uint8Array | string) {
  const { rows } = await sheetOf(content)
  return rows.map(({ cells }) => cells)
}

const shown = (cells: Awaited<ReturnType<typeof cellsOf>>) =>
  cells.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.shown)))

async function zip(parts: Parameters<typeof zipStream>[0]): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of zipStream(parts)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const refusal = (code: string, message: RegExp) => ({
  refusal: expect.objectContaining({ code, message: expect.stringMatching(message) }),
})

describe('text files', () => {
  const wanted = [
    ['code', 'name'],
    ['00123', 'Café; "x"'],
  ]

  test.each([
    ['commas', 'code,name\r\n00123,"Café; ""x"""\r\n'],
    ['semicolons after a mark', '\ufeffcode;name\n00123;"Café; ""x"""'],
    ['tabs', 'code\tname\r00123\t"Café; ""x"""'],
    ['a separator named in the first line', 'sep=;\r\ncode;name\r\n00123;"Café; ""x"""'],
  ])('with %s', async (_, text) => {
    expect(await cellsOf(text)).toEqual(wanted)
  })

  test('in UTF-16 of both kinds, with a mark and without', async () => {
    const text = 'code\tname\n00123\t"Café; ""x"""'
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    expect(await cellsOf(Buffer.concat([Buffer.from('fffe', 'hex'), little]))).toEqual(wanted)
    expect(await cellsOf(Buffer.concat([Buffer.from('feff', 'hex'), big]))).toEqual(wanted)
    expect(await cellsOf(little)).toEqual(wanted)
    expect(await cellsOf(big)).toEqual(wanted)
  })

  test('in Windows-1252 and Windows-1256', async () => {
    const western = Buffer.from('name,price\nCaf\xe9 d\xe9j\xe0 vu,\x80 5\n', 'latin1')
    expect(await cellsOf(western)).toEqual([
      ['name', 'price'],
      ['Café déjà vu', '€ 5'],
    ])
    const arabic = Buffer.concat([
      Buffer.from('name,city\n'),
      Buffer.from('d4d1dfc920c7e1e4e6d1', 'hex'),
      Buffer.from(',Erbil\n'),
    ])
    expect(await cellsOf(arabic)).toEqual([
      ['name', 'city'],
      ['شركة النور', 'Erbil'],
    ])
  })

  test('keep their row numbers with blank rows and line breaks in cells', async () => {
    const { rows } = await sheetOf('a,b\n\n"two\nlines",x\n , \nlast,y\n')
    expect(rows.map(({ number, cells: [first] }) => [number, first])).toEqual([
      [1, 'a'],
      [3, 'two\nlines'],
      [5, 'last'],
    ])
  })

  test('lose the apostrophe of an export before formula characters', async () => {
    expect(await cellsOf("a,b\n'=1+1,'@x\n''=1+1,'quoted'\n")).toEqual([
      ['a', 'b'],
      ['=1+1', '@x'],
      ["'=1+1", "'quoted'"],
    ])
  })
})

describe('workbooks', () => {
  test('show displayed texts, and exact numbers', async () => {
    const rows = [[123, 9_647_801_234_567, 0.15, 0.1 + 0.2, new Date(Date.UTC(2026, 10, 20)), true, 0.5175]]
    const formats = ['00000', '0.00E+00', '0%', undefined, 'dd/mm/yyyy', undefined, '0.00']
    const bytes = await writeXlsx({
      sheets: [{ name: 'S', rows, columns: formats.map((numFmt) => (numFmt ? { numFmt } : {})) }],
    })
    expect(await cellsOf(bytes)).toEqual([
      [
        { shown: '00123', exact: '123' },
        { shown: '9647801234567', exact: '9647801234567' },
        { shown: '15%', exact: '0.15' },
        { shown: '0.3', exact: '0.3' },
        { shown: '20/11/2026', exact: '2026-11-20', is: 'day' },
        { shown: 'TRUE', exact: 'TRUE', is: 'flag' },
        { shown: '0.52', exact: '0.5175' },
      ],
    ])
  })

  test('give the results of formulas, and the first visible sheet', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Notes', hidden: true, rows: [['hidden']] },
        {
          name: 'Data',
          rows: [['price']],
          cells: new Map([['1,0', { value: 2.5, formula: 'A9*2', formulaResult: 2.5 }]]),
        },
      ],
    })
    expect(shown(await cellsOf(bytes))).toEqual([['price'], ['2.5']])
  })

  test('contain the pictures over their cells', async () => {
    const data = new Uint8Array([1, 2, 3])
    const images = [{ data, type: 'png' as const, anchor: { from: { row: 1, col: 4 } } }]
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [['a'], ['b']], images }] })
    const { pictures } = await sheetOf(bytes)
    expect(pictures).toEqual([{ row: 2, column: 4, bytes: data }])
  })

  test('contain the pictures that Excel placed in cells', async () => {
    const data = 'not decoded here'
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
    const relations = (...each: string[]) => [`<Relationships>${each.join('')}</Relationships>`]
    const bytes = await zip([
      { name: '[Content_Types].xml', content: ['<Types/>'] },
      { name: '_rels/.rels', content: relations(relation('a', 'officeDocument', 'xl/workbook.xml')) },
      {
        name: 'xl/workbook.xml',
        content: [
          `<workbook xmlns="${main}"><sheets><sheet name="S" sheetId="1" r:id="s"/></sheets></workbook>`,
        ],
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: relations(relation('s', 'worksheet', 'worksheets/one.xml')),
      },
      {
        name: 'xl/worksheets/one.xml',
        content: [
          `<worksheet xmlns="${main}"><sheetData><row r="2"><c r="E2" t="e" vm="2"><v>#VALUE!</v></c></row></sheetData></worksheet>`,
        ],
      },
      {
        name: 'xl/metadata.xml',
        content: [
          '<metadata><futureMetadata><bk><ext><xlrd:rvb i="0"/></ext></bk><bk><ext><xlrd:rvb i="1"/></ext></bk></futureMetadata>',
          '<valueMetadata count="2"><bk><rc t="1" v="0"/></bk><bk><rc t="1" v="1"/></bk></valueMetadata></metadata>',
        ],
      },
      {
        name: 'xl/richData/rdrichvalue.xml',
        content: ['<rvData><rv s="0"><v>0</v><v>5</v></rv><rv s="0"><v>1</v><v>5</v></rv></rvData>'],
      },
      {
        name: 'xl/richData/richValueRel.xml',
        content: ['<richValueRels><rel r:id="x"/><rel r:id="y"/></richValueRels>'],
      },
      {
        name: 'xl/richData/_rels/richValueRel.xml.rels',
        content: relations(
          relation('x', 'image', '../media/1.png'),
          relation('y', 'image', '../media/2.png'),
        ),
      },
      { name: 'xl/media/1.png', content: ['another'] },
      { name: 'xl/media/2.png', content: [data] },
    ])
    const { pictures } = await sheetOf(bytes)
    expect(pictures).toEqual([{ row: 2, column: 4, bytes: Uint8Array.from(Buffer.from(data)) }])
  })

  test('in .xls keep leading zeros that only the format shows', async () => {
    const bytes = xlsWorkbook([
      ['code', 'price'],
      [
        { number: 123, format: '00000' },
        { number: 2.5, format: '#,##0.00' },
      ],
      ['شركة', { number: 7, format: 'General' }],
    ])
    expect(await cellsOf(bytes)).toEqual([
      ['code', 'price'],
      [
        { shown: '00123', exact: '123' },
        { shown: '2.50', exact: '2.5' },
      ],
      ['شركة', { shown: '7', exact: '7' }],
    ])
  })
})

describe('refused files', () => {
  test.each(['not-a-spreadsheet.xlsx', 'truncated.xlsx'])('%s', async (name) => {
    await expect(readSpreadsheet(await fixture(name))).resolves.toEqual(
      refusal('unsupported_media_type', /not a spreadsheet|damaged/),
    )
  })

  test('a workbook with a password, of either kind', async () => {
    const encryption = { password: 'secret', spinCount: 1000 }
    const xlsx = await writeXlsx({ sheets: [{ name: 'S', rows: [['a']] }], encryption })
    for (const bytes of [xlsx, xlsWorkbook([['a']], { secret: true })]) {
      await expect(readSpreadsheet(Buffer.from(bytes))).resolves.toEqual(
        refusal('unsupported_media_type', /protected by a password/),
      )
    }
  })

  test('a zip that unpacks to far more than its size', async () => {
    const megabyte = '0'.repeat(1024 * 1024)
    const bomb = await zip([
      { name: '[Content_Types].xml', content: ['<Types/>'] },
      { name: 'xl/workbook.xml', content: Array.from({ length: 250 }, () => megabyte) },
    ])
    expect(bomb.length).toBeLessThan(3 * 1024 * 1024)
    await expect(readSpreadsheet(Buffer.from(bomb))).resolves.toEqual(refusal('too_large', /too large/))
  })

  test('a zip of another program, a web page and a damaged workbook', async () => {
    const document = await zip([
      { name: '[Content_Types].xml', content: ['<Types/>'] },
      { name: 'word/document.xml', content: ['<w/>'] },
    ])
    const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows: [['a']] }] }))
    const damaged = Buffer.from(workbook)
    damaged.fill(0xff, 60, 200)
    for (const bytes of [document, '<html><table><tr><td>a</td></tr></table></html>', damaged]) {
      await expect(readSpreadsheet(Buffer.from(bytes))).resolves.toEqual(
        refusal('unsupported_media_type', /not a spreadsheet|damaged/),
      )
    }
  })

  test('any byte of a workbook may be damaged without more than a refusal', async () => {
    const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows: [['a', 1]] }] }))
    for (let at = 0; at < workbook.length; at += 11) {
      const changed = Buffer.from(workbook)
      changed[at] = 255 - (changed[at] ?? 0)
      const result = await readBytes(changed, [])
      if ('refusal' in result) expect(result.refusal.code).toBe('unsupported_media_type')
      else expect(result.pictures.files).toEqual([])
    }
  })

  test('an unclosed quotation mark, with its row', async () => {
    const result = await readSpreadsheet(Buffer.from('a,b\n1,2\n3,"four\n5,6\n'))
    const expectedRefusal = { key: expect.stringContaining('Row {row}'), values: { row: 3 } }
    expect(result).toMatchObject({ refusal: expectedRefusal })
  })

  test('pictures of more than 40 MB; one on many cells counts once', async () => {
    const workbook = async (pictures: Uint8Array[]) => {
      const images = pictures.map((data, row) => ({
        data,
        type: 'png' as const,
        anchor: { from: { row, col: 0 } },
      }))
      return await writeXlsx({ sheets: [{ name: 'S', rows: [['a']], images }] })
    }
    const large = new Uint8Array(15 * 1024 * 1024)
    const other = [1, 2].map((byte) => new Uint8Array(large.length).fill(byte))
    expect(await readSpreadsheet(await workbook([large, ...other]))).toEqual(refusal('too_large', /40 MB/))
    expect((await sheetOf(await workbook([large, large, large]))).pictures).toHaveLength(3)
  })

  test('more than 50,000 rows; as many are read', async () => {
    const text = (rows: number) => `code\n${Array.from({ length: rows }, (_, index) => index).join('\n')}`
    const { rows } = await sheetOf(text(50_000))
    expect(rows.at(-1)).toEqual({ number: 50_001, cells: ['49999'] })
    await expect(readSpreadsheet(Buffer.from(text(50_001)))).resolves.toEqual(
      refusal('too_large', /50,000 rows/),
    )
  })
})

test('an empty file has no rows', async () => {
  expect(await sheetOf(await fixture('empty.csv'))).toMatchObject({ name: null, rows: [], pictures: [] })
})
