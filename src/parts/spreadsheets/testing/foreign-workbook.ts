import { buffer } from 'node:stream/consumers'
import { zipStream } from '../xlsx/zip-stream.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The contents of another program's .xlsx file, as XML. */
export interface ForeignWorkbook {
  /** The content of `sheetData`, in pieces. */
  rows: Iterable<string>
  /** The contents of the list of shared texts, and of the list of styles. */
  texts?: Iterable<string>
  styles?: Iterable<string>
  /** XML before and after the sheets of the workbook. */
  before?: string
  after?: string
  /** The sheets; the first has the rows. */
  sheets?: string
  /** Additional or replaced parts. */
  parts?: Record<string, Iterable<string>>
  /** How the relations differ between programs: their namespace, and how they name a part of `xl`. */
  kinds?: string
  target?: (name: string) => string
}

/** Returns relations to parts, by their ids. */
export function relations(
  each: Readonly<Record<string, readonly [kind: string, target: string]>>,
  kinds = office,
): string[] {
  return [
    '<Relationships>',
    ...Object.entries(each).map(
      ([id, [kind, target]]) => `<Relationship Id="${id}" Type="${kinds}/${kind}" Target="${target}"/>`,
    ),
    '</Relationships>',
  ]
}

/** Returns an .xlsx file with the least content around its rows that a program may write. */
export async function foreignWorkbook({
  rows,
  texts = [],
  styles = [],
  before = '',
  after = '',
  sheets = '<sheet name="S" sheetId="1" r:id="s"/>',
  parts = {},
  kinds,
  target = (name) => name,
}: ForeignWorkbook): Promise<Buffer> {
  const all: Record<string, Iterable<string>> = {
    '[Content_Types].xml': ['<Types/>'],
    '_rels/.rels': relations({ w: ['officeDocument', 'xl/workbook.xml'] }, kinds),
    'xl/workbook.xml': [`<workbook>${before}<sheets>${sheets}</sheets>${after}</workbook>`],
    'xl/_rels/workbook.xml.rels': relations(
      {
        s: ['worksheet', target('worksheets/sheet1.xml')],
        t: ['sharedStrings', target('sharedStrings.xml')],
        y: ['styles', target('styles.xml')],
      },
      kinds,
    ),
    'xl/sharedStrings.xml': within('sst', texts),
    'xl/styles.xml': within('styleSheet', styles),
    'xl/worksheets/sheet1.xml': within('worksheet', within('sheetData', rows)),
    ...parts,
  }
  return await buffer(zipStream(Object.entries(all).map(([name, content]) => ({ name, content }))))
}

function* within(tag: string, content: Iterable<string>): Generator<string> {
  yield `<${tag}>`
  yield* content
  yield `</${tag}>`
}

/** Yields a text many times, in pieces of an efficient size. */
export function* repeated(text: string, times: number): Generator<string> {
  const atOnce = Math.min(times, Math.max(1, Math.ceil(65_536 / text.length)))
  for (let left = times; left > 0; left -= atOnce) yield text.repeat(Math.min(left, atOnce))
}

/** Returns a row of inline texts, as written by programs without shared texts. */
export function inlineRow(...texts: readonly string[]): string {
  return `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
}
