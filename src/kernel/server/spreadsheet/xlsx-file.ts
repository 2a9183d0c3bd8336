import type { Translate } from '../../../i18n/translate.ts'
import { type ZipPart, zipStream } from '../../../parts/spreadsheets/xlsx/zip-stream.ts'
import type { RowBatches } from './row-slices.ts'
import type { SpreadsheetColumn } from './spreadsheet-columns.ts'
import { areaOf, namespace, type SpreadsheetHead, sheetXml } from './xlsx-sheet.ts'
import { stylesXml } from './xlsx-styles.ts'
import { escaped } from './xlsx-text.ts'

/** The maximum number of rows below the headings of a sheet. */
export const xlsxRowsMax = 1_048_575
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const coreProperties = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
const dublinCore = 'http://purl.org/dc/elements/1.1/'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** The characters that a sheet's name may not contain, and its maximum length. */
const forbiddenInName = /[[\]:*?/\\]/g
const nameLettersMax = 31

export interface FileWorksheet {
  head: SpreadsheetHead
  columns: readonly SpreadsheetColumn[]
  batches: RowBatches
}

/** An .xlsx file with one sheet. */
export function xlsxFile(
  head: SpreadsheetHead,
  columns: readonly SpreadsheetColumn[],
  batches: RowBatches,
  t: Translate,
): AsyncGenerator<Buffer> {
  return workbookFile([{ head, columns, batches }], t)
}

/**
 * An .xlsx file, piece by piece, with the same memory for any length. The headings are frozen and printed on each page;
 * numbers, days and moments have types; text stays text (no formulas, no lost zeros) and has its own direction. Written
 * here since the streaming writer of the library that reads does not support the direction of a cell.
 */
export function workbookFile(sheets: readonly FileWorksheet[], t: Translate): AsyncGenerator<Buffer> {
  const areas = sheets.map(() => '')
  const [first] = sheets
  if (!first) throw new Error('A workbook has a sheet at least.')
  const { company = '', title, day } = first.head
  const overrides = sheets.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${sheetMl}.worksheet+xml"/>`,
  )
  const related = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return zipStream([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packageRelations}/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ),
    part(
      'docProps/core.xml',
      `<cp:coreProperties xmlns:cp="${coreProperties}" xmlns:dc="${dublinCore}"><dc:creator>${escaped(company)}</dc:creator><dc:title>${escaped([title, day].filter(Boolean).join(' · '))}</dc:title></cp:coreProperties>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageRelations}">${related.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    { name: 'xl/styles.xml', content: [stylesXml] },
    ...sheets.map(({ head, columns, batches }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: withDeclaration(
        sheetXml(head, columns, batches, {
          t,
          written: (lines) => (areas[index] = areaOf(columns, lines)),
        }),
      ),
    })),
    // After the sheets, since it contains their sizes.
    {
      name: 'xl/workbook.xml',
      content: workbookXml(
        sheets.map(({ head }) => head.title),
        areas,
      ),
    },
  ])
}

function part(name: string, xml: string): ZipPart {
  return { name, content: [declaration + xml] }
}

async function* withDeclaration(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield declaration
  yield* pieces
}

/** The workbook part: its sheets, their filters, and the row that is repeated on each printed page. */
function* workbookXml(titles: readonly string[], areas: readonly string[]): Generator<string> {
  const names = titles.map((title) =>
    Array.from(title.replaceAll(forbiddenInName, ' ')).slice(0, nameLettersMax).join(''),
  )
  const listed = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const defined = names.map((name, index) => {
    const sheet = escaped(`'${name.replaceAll("'", "''")}'!`)
    const filtered = areas[index]?.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}${filtered}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}$1:$1</definedName>`
  })
  yield `${declaration}<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets><definedNames>${defined.join('')}</definedNames></workbook>`
}
