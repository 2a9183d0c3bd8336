import { buffer } from 'node:stream/consumers'
import { zipStream } from '../xlsx/zip-stream.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What another program puts into an .xlsx file, as XML. */
export interface ForeignWorkbook {
  /** What stands in `sheetData`, in pieces. */
  rows: Iterable<string>
  /** What stands in the list of shared texts, and in that of styles. */
  texts?: Iterable<string>
  styles?: Iterable<string>
  /** Beside the sheets of the workbook, before and after them. */
  before?: string
  after?: string
  /** The sheets, the first of which is the one with the rows. */
  sheets?: string
  /** Parts that are there as well, or instead. */
  parts?: Record<string, Iterable<string>>
  /** Where the relations of programs differ: their namespace, and how they name a part of `xl`. */
  kinds?: string
  target?: (name: string) => string
}

/** Relations to parts, by their keys. */
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

/** An .xlsx file with as little around its rows as a program may get away with. */
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

/** So many times the same, in pieces that are worth a write. */
export function* repeated(text: string, times: number): Generator<string> {
  const atOnce = Math.min(times, Math.max(1, Math.ceil(65_536 / text.length)))
  for (let left = times; left > 0; left -= atOnce) yield text.repeat(Math.min(left, atOnce))
}

/** A row of texts that stand in their cells, as programs without a list of texts write them. */
export function inlineRow(...texts: readonly string[]): string {
  return `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
}
