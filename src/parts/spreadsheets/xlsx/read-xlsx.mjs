import { relationsOf } from './document-parts.mjs'
import { fillFromXml } from './cells-of-xml.mjs'
import { sheetWithHeadings } from '../heading-row.mjs'
import { NumberFormats } from '../number-formats.mjs'
import { picturesInCells } from './pictures-in-cells.mjs'
import { picturesOver } from './pictures-over-cells.mjs'
import { anotherKind, damaged, notASpreadsheet } from '../refusal.mjs'
import { sharedTexts } from './shared-texts.mjs'
import { attribute, isYes, scanXml } from './xml-scanner.mjs'
import { checkZip } from './zip-check.mjs'

/**
 * Reads one sheet of an .xlsx file into `sheet`, piece by piece: the sheet with the wanted headings, or the first one
 * if none are wanted. Returns its name and its pictures. Hidden sheets are not read.
 * @param {Buffer} bytes
 * @param {import('../sheet-being-read.mjs').SheetBeingRead} sheet
 * @param {readonly import('../heading-row.mjs').Heading[]} [wanted]
 * @returns {Promise<{ name: string, pictures: { row: number, column: number, bytes: Buffer }[] }>}
 */
export async function readXlsxSheet(bytes, sheet, wanted = []) {
  const parts = await checkZip(bytes)
  const workbook = await workbookIn(parts)
  const relations = await relationsOf(parts, workbook)
  const { sheets, from1904, isUncomputed } = await readWorkbook(parts.get(workbook), relations)
  const named = (kind) => [...relations.values()].find((each) => each.kind === kind)?.target
  const texts = await sharedTexts(parts.get(named('sharedStrings')))
  const formats = await readStyles(parts.get(named('styles')), { from1904 })
  const fill = ({ part }, into) => fillFromXml(into, parts.get(part), { texts, formats, isUncomputed })
  const { name, part } = await sheetWithHeadings(sheets, wanted, fill)
  const pointed = await fill({ part }, sheet)
  const pictures = [...(await picturesOver(parts, part)), ...(await picturesInCells(parts, pointed))]
  return { name, pictures }
}

/**
 * Returns the name of the workbook part. Refuses text documents, presentations and other kinds of spreadsheets, which
 * are zips as well.
 */
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
  const found = { sheets: [], from1904: false, isUncomputed: false, isWorkbook: false }
  await scanXml(part.pieces(), {
    open(name, attributes) {
      if (name === 'workbook') found.isWorkbook = true
      else if (name === 'workbookPr') found.from1904 = isYes(attribute(attributes, 'date1904'))
      else if (name === 'calcPr') found.isUncomputed = isYes(attribute(attributes, 'fullCalcOnLoad'))
      else if (name === 'sheet' && !/hidden/i.test(attribute(attributes, 'state') ?? '')) {
        const sheet = relations.get(attribute(attributes, 'id'))
        // The list also contains sheets that are charts.
        if (sheet?.kind === 'worksheet')
          found.sheets.push({ name: attribute(attributes, 'name') ?? '', part: sheet.target })
      }
    },
  })
  if (!found.isWorkbook) throw notASpreadsheet()
  if (found.sheets.length === 0) throw damaged()
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
