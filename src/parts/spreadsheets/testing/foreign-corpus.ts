import { foreignWorkbook, type ForeignWorkbook, relations, repeated } from './foreign-workbook.ts'
import { xlsWorkbook } from './xls-workbook.ts'

export interface ForeignFile {
  name: string
  bytes: Buffer
}

/** Rows of texts and numbers, with letters that every encoding has. */
export type Table = readonly (readonly (string | number)[])[]

/** How programs write text into a cell; `shared` is the list of shared texts. */
const texts: Record<string, (text: string, shared: string[]) => string> = {
  shared: (text, shared) =>
    ` t="s"><v>${shared.push(`<si><t xml:space="preserve">${text}</t></si>`) - 1}</v>`,
  inline: (text) => ` t="inlineStr"><is><t>${text}</t></is>`,
  pieces: (text) =>
    ` t="inlineStr"><is><r><rPr><b/></rPr><t>${text.slice(0, 2)}</t></r><r><t>${text.slice(2)}</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is>`,
  formula: (text) => ` t="str"><f>A1&amp;"&gt;"</f><v>${text}</v>`,
  asItIs: (text) => ` t="inlineStr"><is><t><![CDATA[${text}]]></t></is>`,
  byNumber: (text) =>
    ` t="inlineStr"><is><t>${[...text].map((sign) => `&#x${sign.charCodeAt(0).toString(16)};`).join('')}</t></is>`,
}

const letter = (column: number) => String.fromCharCode(65 + column)

/** How programs write the positions of rows and cells. */
const places: Record<
  string,
  { row: (row: number) => string; cell: (row: number, column: number) => string }
> = {
  all: { row: (row) => ` r="${row}" spans="1:6"`, cell: (row, column) => ` r="${letter(column)}${row}"` },
  none: { row: () => '', cell: () => '' },
  rows: { row: (row) => ` customFormat='1' r='${row}'`, cell: () => '' },
  gaps: { row: (row) => ` r="${row * 7}"`, cell: (row, column) => ` s="0" r="${letter(column)}${row * 7}"` },
}

const prefixed = (xml: string) => xml.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:')
const wide = (xml: string) => Buffer.from(xml, 'utf16le').toString('latin1')
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'

/** How programs package a workbook around its sheet. */
const containers: Record<string, (sheet: string) => Omit<ForeignWorkbook, 'rows'>> = {
  plain: () => ({}),
  absolute: () => ({ target: (name) => `/xl/${name}` }),
  strict: () => ({ kinds: strict }),
  windows: () => ({ target: (name) => name.replaceAll('/', '\\') }),
  capitals: () => ({ target: (name) => name.toUpperCase() }),
  rootless: () => ({ parts: { '_rels/.rels': relations({}) } }),
  prefixes: (sheet) => ({ parts: { 'xl/worksheets/sheet1.xml': [prefixed(sheet)] } }),
  wide: (sheet) => ({ parts: { 'xl/worksheets/sheet1.xml': [wide(sheet)] } }),
}

/** Other contents of their files, around sheets and rows. */
const extras: (Omit<ForeignWorkbook, 'rows'> & { head?: string; tail?: string })[] = [
  {},
  { sheets: '<sheet name="Notes" state="hidden" r:id="t"/><sheet name="S" sheetId="2" r:id="s"/>' },
  { sheets: '<sheet name="Chart" r:id="y"/><sheet name="S" r:id="s"/><sheet name="T" r:id="nowhere"/>' },
  {
    before: '<workbookPr date1904="true"/>',
    after: '<definedNames><definedName name="a">S!$A$1</definedName></definedNames>',
  },
  { after: '<calcPr calcId="191029" fullCalcOnLoad="1"/>' },
  {
    head: '<dimension ref="A1:XFD1048576"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><cols><col min="1" max="16384"/></cols>',
  },
  { tail: '<mergeCells count="1"><mergeCell ref="G1:H9"/></mergeCells><pageMargins left="1"/>' },
  {
    tail: `<dataValidations><dataValidation prompt="a > b" sqref='C1'><formula1>"x,y"</formula1></dataValidation></dataValidations>`,
  },
  {
    head: '<!-- made by <hand> -->',
    tail: '<extLst><ext uri="{1}"><t>not a cell</t><v>7</v></ext></extLst>',
  },
  { styles: ['<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/></cellXfs>'] },
]

/** Yields a table in every combination of text, position and package formats, each with other contents beside it. */
export async function* xlsxVariants(table: Table): AsyncGenerator<ForeignFile> {
  let count = 0
  for (const [written, text] of Object.entries(texts)) {
    for (const [placed, place] of Object.entries(places)) {
      for (const [contained, container] of Object.entries(containers)) {
        const { head = '', tail = '', ...extra } = extras[count++ % extras.length] ?? {}
        const shared: string[] = []
        const rows = table.map((cells, row) => {
          const inside = cells.map((cell, column) => {
            const start = `<c${place.cell(row + 1, column)}`
            return typeof cell === 'number'
              ? `${start}><v>${cell}</v></c>`
              : `${start}${text(cell, shared)}</c>`
          })
          return `<row${place.row(row + 1)}>${inside.join('')}</row>`
        })
        const sheet = `<worksheet>${head}<sheetData>${rows.join('\r\n')}</sheetData>${tail}</worksheet>`
        const { parts, ...around } = container(sheet)
        const file = {
          ...extra,
          ...around,
          texts: shared,
          rows: [],
          parts: { 'xl/worksheets/sheet1.xml': [sheet], ...parts },
        }
        yield { name: `${written}-${placed}-${contained}-${count}.xlsx`, bytes: await foreignWorkbook(file) }
      }
    }
  }
}

/** Yields the same table as .xls and .csv, as various programs write them. */
export function* otherVariants(table: Table): Generator<ForeignFile> {
  for (const stream of ['Workbook', 'WORKBOOK', 'workbook', 'Book']) {
    for (const formulas of [false, true]) {
      const rows = table.map((cells) =>
        cells.map((cell) => {
          if (typeof cell === 'number') return { number: cell, format: '0.00' }
          return formulas && cell !== '' ? { formula: cell } : cell
        }),
      )
      yield { name: `${stream}-${formulas}.xls`, bytes: xlsWorkbook(rows, { stream }) }
    }
  }
  for (const separator of [',', ';', '\t']) {
    for (const end of ['\n', '\r\n', '\r']) {
      const quote = end === '\n' ? '' : '"'
      const lines = table.map((cells) => cells.map((cell) => `${quote}${cell}${quote}`).join(separator))
      const text = lines.join(end) + end
      const little = Buffer.from(text, 'utf16le')
      const bytes = [Buffer.from(text), Buffer.from(`\ufeff${text}`), little, Buffer.from(little).swap16()]
      for (const [kind, each] of bytes.entries()) yield { name: `${kind}.csv`, bytes: each }
    }
  }
}

/** Yields damaged files, the same each time. */
export async function* damagedVariants(
  files: readonly ForeignFile[],
  count: number,
): AsyncGenerator<ForeignFile> {
  let seed = 20_261_124
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  for (let each = 0; each < count; each++) {
    const { name, bytes } = files[random(files.length)] ?? { name: '', bytes: Buffer.alloc(0) }
    const changed = Buffer.from(bytes)
    if (each % 3 === 0) yield { name: `cut-${name}`, bytes: changed.subarray(0, random(changed.length)) }
    else if (each % 3 === 1) {
      for (let times = 0; times < 8; times++) changed[random(changed.length)] = random(256)
      yield { name: `changed-${name}`, bytes: changed }
    } else {
      const xml =
        '<worksheet><sheetData><row r="2"><c r="A2" t="s" s="9"><v>1</v></c></row></sheetData></worksheet>'
      const at = random(xml.length)
      const sheet =
        xml.slice(0, at) +
        ['<', '>', '"', '&', '</c>', '\0', '<c', ''].at(random(8)) +
        xml.slice(at + random(3))
      yield {
        name: `odd-${at}.xlsx`,
        bytes: await foreignWorkbook({ rows: [], parts: { 'xl/worksheets/sheet1.xml': [sheet] } }),
      }
    }
  }
}

/** Yields files that cost far more to read than their size suggests. */
export async function* costlyVariants(): AsyncGenerator<ForeignFile> {
  const five = `<row>${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`
  const workbooks: Record<string, ForeignWorkbook> = {
    'one text of 3 MB': {
      texts: ['<si><t>', ...repeated('x', 3_000_000), '</t></si>'],
      rows: repeated(five, 1000),
    },
    'one text in 200,000 cells': {
      texts: [`<si><t>${'x'.repeat(30_000)}</t></si>`],
      rows: repeated(five, 40_000),
    },
    'many texts': { texts: repeated('<si><t>text</t></si>', 2_000_001), rows: [] },
    'many styles': { styles: ['<cellXfs>', ...repeated('<xf/>', 1_000_000)], rows: [] },
    'far cells': { rows: repeated('<row><c r="XFD1"><v>1</v></c><c r="A1"><v>1</v></c></row>', 40_000) },
    'many rows': { rows: repeated('<row><c><v>1</v></c></row>', 60_000) },
    fractions: {
      styles: [
        '<numFmts><numFmt numFmtId="200" formatCode="# ??/?????????"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>',
      ],
      rows: repeated('<row><c s="0"><v>1.2345678</v></c></row>', 20_000),
    },
    'a bomb': { rows: repeated(' ', 220 * 1024 * 1024) },
    'no end': { rows: ['<row ', ...repeated('x', 5_000_000)] },
  }
  for (const [name, workbook] of Object.entries(workbooks))
    yield { name, bytes: await foreignWorkbook(workbook) }
}
