import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type Cell, readSpreadsheet } from './read-spreadsheet.ts'
import { foreignWorkbook, type ForeignWorkbook, inlineRow, relations } from './testing/foreign-workbook.ts'
import { xlsWorkbook } from './testing/xls-workbook.ts'
import { zipStream } from './xlsx/zip-stream.ts'

async function cellsIn(file: Uint8Array): Promise<Cell[][]> {
  const result = await readSpreadsheet(file)
  if ('refusal' in result) throw new Error(result.refusal.message)
  return result.sheet.rows.map(({ cells }) => cells)
}

const cellsOf = async (workbook: ForeignWorkbook) => await cellsIn(await foreignWorkbook(workbook))
const number = (text: string) => ({ shown: text, exact: text })
const unsaved = (shown: string) => ({ shown, exact: '', problem: 'formula' })
const row = (cells: string) => [`<row>${cells}</row>`]

describe('formulas', () => {
  test('without a result are marked, those with one give it', async () => {
    const cells = [
      '<c><f>A9*2</f><v>2.5</v></c>',
      '<c t="str"><f>A9&amp;"x"</f><v>text</v></c>',
      '<c t="str"><f>IF(A9,"","")</f><v></v></c>',
      '<c t="b"><f>A9=1</f><v>0</v></c>',
      '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c><f>B2*2</f></c>',
      '<c><f>B2*2</f><v/></c>',
      '<c><f t="shared" si="0"/></c>',
      '<c><f>0*1</f><v>0</v></c>',
    ].join('')
    expect(await cellsOf({ rows: row(cells) })).toEqual([
      [
        number('2.5'),
        'text',
        '',
        { shown: 'FALSE', exact: 'FALSE', is: 'flag' },
        '#DIV/0!',
        unsaved('=B2*2'),
        unsaved('=B2*2'),
        unsaved('='),
        number('0'),
      ],
    ])
  })

  test('with a 0 in a file that requests recalculation count as without a result', async () => {
    const rows = row('<c><f>B2*2</f><v>0</v></c><c><v>0</v></c><c><f>B2*2</f><v>7</v></c>')
    expect(await cellsOf({ rows, after: '<calcPr calcId="1" fullCalcOnLoad="1"/>' })).toEqual([
      [unsaved('=B2*2'), number('0'), number('7')],
    ])
  })

  test('in .xls: the first of a filled-down column is read, and an uncomputed one is marked', async () => {
    expect(await cellsIn(xlsWorkbook([[{ formula: 'first' }, 'x'], [{ formula: 0 }]]))).toEqual([
      ['first', 'x'],
      [unsaved('=')],
    ])
    expect(await cellsIn(xlsWorkbook([['a', { formula: null }]]))).toEqual([['a', unsaved('=')]])
    // Other formulas have results, so this one really is empty.
    expect(await cellsIn(xlsWorkbook([[{ formula: 'first' }, 'b', { formula: null }]]))).toEqual([
      ['first', 'b'],
    ])
  })
})

describe('numbers with more digits than spreadsheets store', () => {
  test.each([
    ['1234567890123456', number('1234567890123456')],
    ['12345678901234567891', number('12345678901234567891')],
    ['1234567890123456.0', number('1234567890123456')],
    ['1234567890123450', { shown: '1234567890123450', exact: '', problem: 'digits' }],
    ['1.2345678901234568E+19', { shown: '12345678901234567168', exact: '', problem: 'digits' }],
    ['9647801234567', number('9647801234567')],
    ['9.647801234567E12', number('9647801234567')],
    ['0.30000000000000004', number('0.3')],
    ['1.125', number('1.125')],
  ])('%s', async (written, cell) => {
    expect(await cellsOf({ rows: row(`<c><v>${written}</v></c>`) })).toEqual([[cell]])
  })

  test('in .csv, where the digits are lost already', async () => {
    const lost = (shown: string) => ({ shown, exact: '', problem: 'digits' })
    expect(await cellsIn(Buffer.from('9.6478E+12,1E+15,9647801234567,E+12\n'))).toEqual([
      [lost('9.6478E+12'), lost('1E+15'), '9647801234567', 'E+12'],
    ])
  })

  test('in .xls', async () => {
    const cells = [1_234_567_890_123_456, 1_234_567_890_123_450].map((each) => ({
      number: each,
      format: '0',
    }))
    expect(await cellsIn(xlsWorkbook([cells]))).toEqual([
      [number('1234567890123456'), { shown: '1234567890123450', exact: '', problem: 'digits' }],
    ])
  })
})

describe('files of other programs', () => {
  const wanted = [
    ['code', 'näme'],
    ['a1', number('2')],
  ]
  const rows = [
    inlineRow('code', 'näme'),
    '<row><c t="inlineStr"><is><t>a1</t></is></c><c><v>2</v></c></row>',
  ]
  const workbook = (content: string) => ({ 'xl/workbook.xml': [content] })

  test.each<[string, ForeignWorkbook]>([
    ['without places', { rows }],
    ['with absolute relations', { rows, target: (name) => `/xl/${name}` }],
    ['with relations that walk', { rows, target: (name) => `../xl/./${name}` }],
    ['with relations in the words of Windows', { rows, target: (name) => name.replaceAll('/', '\\') }],
    ['with relations in another case', { rows, target: (name) => name.toUpperCase() }],
    ['of the strict kind', { rows, kinds: 'http://purl.oclc.org/ooxml/officeDocument/relationships' }],
    ['without relations of the whole', { rows, parts: { '_rels/.rels': ['<Relationships/>'] } }],
    [
      'with hidden sheets before',
      {
        rows,
        sheets:
          '<sheet name="H" state="hidden" r:id="t"/><sheet name="V" state="veryHidden" r:id="y"/><sheet name="S" r:id="s"/>',
      },
    ],
    [
      'with a chart before',
      {
        rows,
        sheets: '<sheet name="C" r:id="c"/><sheet name="S" r:id="s"/>',
        parts: {
          'xl/_rels/workbook.xml.rels': relations({
            c: ['chartsheet', 'worksheets/sheet1.xml'],
            s: ['worksheet', 'worksheets/sheet1.xml'],
          }),
        },
      },
    ],
    [
      'with prefixes',
      {
        rows: [],
        parts: {
          ...workbook('<x:workbook><x:sheets><x:sheet name="S" rel:id="s"/></x:sheets></x:workbook>'),
          'xl/worksheets/sheet1.xml': [
            '<x:worksheet><x:sheetData>',
            rows.join('').replaceAll(/<(\/?)/g, '<$1x:'),
            '</x:sheetData></x:worksheet>',
          ],
        },
      },
    ],
    [
      'with shared texts in pieces, and how they sound',
      {
        texts: [
          '<si><t>code</t></si><si><r><rPr><b/></rPr><t>nä</t></r><r><t>me</t></r><rPh sb="0" eb="1"><t>ne</t></rPh></si><si><t>a1</t></si>',
        ],
        rows: [
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v> 2 </v></c><c r="B2" t="n"><v>2</v></c></row>',
        ],
      },
    ],
    [
      'with empty rows and cells',
      { rows: [...rows.slice(0, 1), '<row/><row r="9"><c/><c r="C9" s="1"/></row>', ...rows.slice(1)] },
    ],
    [
      'with comments, quotation marks and instructions',
      {
        rows: ['<?x y>?>', '<!-- <row><c><v>1</v></c></row> -->', ...rows].map((each) =>
          each.replace('<row>', `<row x='a>"' y=">">`),
        ),
      },
    ],
    [
      'with text that is taken as it is',
      { rows: rows.map((each) => each.replace('code', '<![CDATA[code]]>')) },
    ],
    ['with numbers for letters', { rows: rows.map((each) => each.replace('näme', 'n&#xE4;m&#101;')) }],
    ['with line ends everywhere', { rows: rows.map((each) => each.replaceAll('><', '>\r\n  <')) }],
  ])('%s', async (_, content) => {
    expect(await cellsOf(content)).toEqual(wanted)
  })

  test('in UTF-16; an unknown encoding is damaged', async () => {
    const sheet = `<worksheet><sheetData>${rows.join('').replace('ä', '&#228;')}</sheetData></worksheet>`
    const wide = Buffer.from(sheet, 'utf16le').toString('latin1')
    expect(await cellsOf({ rows, parts: { 'xl/worksheets/sheet1.xml': [wide] } })).toEqual(wanted)
    const odd = `<?xml version="1.0" encoding="x-klingon"?>${sheet}`
    await expect(cellsOf({ rows, parts: { 'xl/worksheets/sheet1.xml': [odd] } })).rejects.toThrow('damaged')
  })

  test('dates of both date systems, and as text', async () => {
    const styles = ['<cellXfs><xf numFmtId="14"/></cellXfs>']
    const cells = row(
      '<c s="0"><v>46000</v></c><c s="0" t="d"><v>2026-11-20</v></c><c s="0" t="d"><v>2026-11-20T23:30:00</v></c>',
    )
    const day = (exact: string) => ({ shown: exact.split('-').toReversed().join('/'), exact, is: 'day' })
    const text = [day('2026-11-20'), day('2026-11-20')]
    expect(await cellsOf({ styles, rows: cells })).toEqual([[day('2025-12-09'), ...text]])
    expect(await cellsOf({ styles, rows: cells, before: '<workbookPr date1904="1"/>' })).toEqual([
      [day('2029-12-10'), ...text],
    ])
  })

  test('.xls with another name of the workbook stream', async () => {
    for (const stream of ['WORKBOOK', 'workbook', 'Book', 'BOOK']) {
      expect(await cellsIn(xlsWorkbook([['code', 'b']], { stream }))).toEqual([['code', 'b']])
    }
  })
})

describe('an unsupported kind of file is named', () => {
  const zip = async (...names: [string, string][]) =>
    await buffer(zipStream(names.map(([name, content]) => ({ name, content: [content] }))))

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    [
      '.ods',
      () => zip(['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'], ['content.xml', '<x/>']),
      /^\.ods files.*Save the file as \.xlsx/,
    ],
    [
      '.ods without its type',
      () => zip(['META-INF/manifest.xml', '<m t="application/vnd.oasis.opendocument.spreadsheet"/>']),
      /^\.ods files/,
    ],
    [
      '.xlsb',
      () =>
        zip(
          ['[Content_Types].xml', '<Types/>'],
          ['_rels/.rels', relations({ w: ['officeDocument', 'xl/workbook.bin'] }).join('')],
          ['xl/workbook.bin', '-'],
        ),
      /^\.xlsb files.*Save the file as \.xlsx/,
    ],
    [
      '.xls of Excel 95',
      () => xlsWorkbook([['a']], { stream: 'Book', version: 0x0500 }),
      /Excel 95 or earlier.*Save the file as \.xlsx/,
    ],
    ['.xls of Excel 4', () => Buffer.from('0904060000001000', 'hex'), /Excel 95 or earlier/],
    ['.xls of Excel 2', () => Buffer.from('0900040002001000', 'hex'), /Excel 95 or earlier/],
    [
      'XML of Excel 2003',
      () =>
        Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      /^\.xml files/,
    ],
    [
      'a text document',
      () =>
        zip(
          ['_rels/.rels', relations({ w: ['officeDocument', 'word/document.xml'] }).join('')],
          ['word/document.xml', '<w:document/>'],
        ),
      /not a spreadsheet/,
    ],
    [
      'a text document in OpenDocument',
      () => zip(['mimetype', 'application/vnd.oasis.opendocument.text'], ['content.xml', '<x/>']),
      /not a spreadsheet/,
    ],
    ['a paper', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), /not a spreadsheet/],
    ['a letter', () => Buffer.from('{\\rtf1\\ansi hello}'), /not a spreadsheet/],
  ])('%s', async (_, file, message) => {
    expect(await readSpreadsheet(await file())).toEqual({
      refusal: expect.objectContaining({
        code: 'unsupported_media_type',
        message: expect.stringMatching(message),
      }),
    })
  })
})
