import type { Say } from '../../../words/say.ts'
import { type ZipPart, zipStream } from '../../../parts/spreadsheets/zip-stream.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { areaOf, namespace, type SheetHead, sheetXml } from './xlsx-sheet.ts'
import { stylesXml } from './xlsx-styles.ts'
import { escaped } from './xlsx-text.ts'

type Rows = readonly Record<string, unknown>[]

/** Rows below the headings that a sheet can hold. */
export const xlsxRowsMax = 1_048_575
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const coreProperties = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
const dublinCore = 'http://purl.org/dc/elements/1.1/'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** What the name of a sheet may not hold, and how long it may be. */
const forbiddenInName = /[[\]:*?/\\]/g
const nameLettersMax = 31

/**
 * An .xlsx file, piece by piece, in the same memory whatever its length: the headings stay in sight and are printed on
 * each page, numbers, days and moments are typed, text is text (no formula, no lost zeros) and runs in its own
 * direction. Written here and not by the library that reads, whose streaming writer knows no direction of a cell.
 */
export function xlsxFile(
  head: SheetHead,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<Rows>,
  say: Say,
): AsyncGenerator<Buffer> {
  let area = ''
  const written = (lines: number) => (area = areaOf(columns, lines))
  return zipStream([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packageRelations}/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ),
    part(
      'docProps/core.xml',
      `<cp:coreProperties xmlns:cp="${coreProperties}" xmlns:dc="${dublinCore}"><dc:creator>${escaped(head.company ?? '')}</dc:creator><dc:title>${escaped([head.title, head.day].filter(Boolean).join(' · '))}</dc:title></cp:coreProperties>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    { name: 'xl/styles.xml', content: [stylesXml] },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: withDeclaration(sheetXml(head, columns, batches, { say, written })),
    },
    // After the sheet, since it says how far that goes.
    { name: 'xl/workbook.xml', content: workbookXml(head.title, () => area) },
  ])
}

function part(name: string, xml: string): ZipPart {
  return { name, content: [declaration + xml] }
}

async function* withDeclaration(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield declaration
  yield* pieces
}

/** The workbook: its one sheet, what of it is filtered, and the line that stands on each page. */
function* workbookXml(title: string, area: () => string): Generator<string> {
  const name = Array.from(title.replaceAll(forbiddenInName, ' ')).slice(0, nameLettersMax).join('')
  const sheet = escaped(`'${name.replaceAll("'", "''")}'!`)
  const filtered = area().replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  yield `${declaration}<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${sheet}${filtered}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">${sheet}$1:$1</definedName></definedNames></workbook>`
}
