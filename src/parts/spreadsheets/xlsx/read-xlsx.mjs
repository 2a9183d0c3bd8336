import { relationsOf } from './document-parts.mjs'
import { fillFromXml } from './cells-of-xml.mjs'
import { NumberFormats } from '../number-formats.mjs'
import { picturesInCells } from './pictures-in-cells.mjs'
import { picturesOver } from './pictures-over-cells.mjs'
import { anotherKind, damaged, notASpreadsheet } from '../refusal.mjs'
import { sharedTexts } from './shared-texts.mjs'
import { attribute, isYes, scanXml } from './xml-scanner.mjs'
import { checkZip } from './zip-check.mjs'

/**
 * Reads the first sheet of an .xlsx file that its author has not hidden into `sheet`, piece by piece, and answers the
 * pictures that lie on its cells.
 * @param {Buffer} bytes
 * @param {import('../sheet-being-read.mjs').SheetBeingRead} sheet
 * @returns {Promise<{ row: number, column: number, bytes: Buffer }[]>}
 */
export async function readXlsxSheet(bytes, sheet) {
  const parts = await checkZip(bytes)
  const workbook = await workbookIn(parts)
  const relations = await relationsOf(parts, workbook)
  const { sheetPart, from1904, countsAnew } = await readWorkbook(parts.get(workbook), relations)
  const named = (kind) => [...relations.values()].find((each) => each.kind === kind)?.target
  const texts = await sharedTexts(parts.get(named('sharedStrings')))
  const formats = await readStyles(parts.get(named('styles')), { from1904 })
  const pointed = await fillFromXml(sheet, parts.get(sheetPart), { texts, formats, countsAnew })
  return [...(await picturesOver(parts, sheetPart)), ...(await picturesInCells(parts, pointed))]
}

/** Text documents and presentations are zips of the same kind, and so are other programs' spreadsheets. */
async function workbookIn(parts) {
  for (const name of ['mimetype', 'meta-inf/manifest.xml']) {
    if ((await beginningOf(parts.get(name))).includes('opendocument.spreadsheet')) throw anotherKind('.ods')
  }
  const relations = await relationsOf(parts, '')
  const main = [...relations.values()].find(({ kind }) => kind === 'officeDocument')?.target
  const workbook = main ?? 'xl/workbook.xml'
  if (workbook.endsWith('.bin') || parts.has('xl/workbook.bin')) throw anotherKind('.xlsb')
  if (!parts.has(workbook)) throw notASpreadsheet()
  return workbook
}

async function beginningOf(part) {
  for await (const piece of part?.pieces() ?? []) return piece
  return ''
}

async function readWorkbook(part, relations) {
  const found = { sheetPart: undefined, from1904: false, countsAnew: false, isWorkbook: false }
  await scanXml(part.pieces(), {
    open(name, attributes) {
      if (name === 'workbook') found.isWorkbook = true
      else if (name === 'workbookPr') found.from1904 = isYes(attribute(attributes, 'date1904'))
      else if (name === 'calcPr') found.countsAnew = isYes(attribute(attributes, 'fullCalcOnLoad'))
      else if (
        name === 'sheet' &&
        !found.sheetPart &&
        !/hidden/i.test(attribute(attributes, 'state') ?? '')
      ) {
        const sheet = relations.get(attribute(attributes, 'id'))
        // Charts stand among the sheets as well.
        if (sheet?.kind === 'worksheet') found.sheetPart = sheet.target
      }
    },
  })
  if (!found.isWorkbook) throw notASpreadsheet()
  if (!found.sheetPart) throw damaged()
  return found
}

async function readStyles(part, dates) {
  const formats = new NumberFormats()
  let ofCells = false
  await scanXml(part?.pieces() ?? [], {
    open(name, attributes) {
      if (name === 'cellXfs') ofCells = true
      else if (name === 'xf' && ofCells) formats.addStyle(Number(attribute(attributes, 'numFmtId') ?? 0))
      else if (name === 'numFmt') {
        formats.addFormat(
          Number(attribute(attributes, 'numFmtId')),
          attribute(attributes, 'formatCode') ?? '',
        )
      }
    },
    close(name) {
      if (name === 'cellXfs') ofCells = false
    },
  })
  await formats.ready(dates)
  return formats
}
