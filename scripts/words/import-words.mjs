import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsxSheet } from '../../src/parts/spreadsheets/xlsx/read-xlsx.mjs'
import { SheetBeingRead } from '../../src/parts/spreadsheets/sheet-being-read.mjs'
import { readCatalogues } from './catalogues.mjs'
import { cellsOf } from './cells.mjs'
import { faultOf } from './fault.mjs'
import { rewritten } from './rewritten.mjs'
import { rowsOf } from './rows.mjs'

/**
 * Reads a workbook that `exportWords` made, and writes what it says otherwise into the catalogues. Rows and columns
 * may be missing, in any order; the English is not read. Where anything is wrong nothing is written: `wrong` names
 * each. Otherwise `changes` says what was written, with the path of the file, the sentence and its form.
 * @param {string} folder src/i18n
 * @param {Buffer} bytes
 */
export async function importWords(folder, bytes) {
  const catalogues = readCatalogues(folder)
  const known = new Map(rowsOf(catalogues).map((row) => [`${row.key}\n${row.form}`, row]))
  const sheet = new SheetBeingRead()
  await readXlsxSheet(bytes, sheet)
  const { wrong, cells } = cellsOf(catalogues.translated, sheet.shown())
  const changes = []
  for (const { number, key, form, code, text } of cells) {
    const row = known.get(`${key}\n${form}`)
    const language = catalogues.translated.find((each) => each.code === code)
    const before = row?.texts[code]
    // What it was exported as, or a form that the language does not have.
    if (row && text === (before ?? '').trim()) continue
    const fault = faultOf({ row, language, form, text })
    if (fault) wrong.push(`row ${number}: ${fault}`)
    else changes.push({ key, form, code, before, after: text, path: `${code}/${row.room}.ts` })
  }
  if (wrong.length > 0) return { wrong: [...new Set(wrong)], changes: [] }
  for (const file of catalogues.rooms.flatMap(({ files }) => Object.values(files))) {
    const own = changes.filter(({ path }) => path === file?.path)
    if (own.length > 0) writeFileSync(join(folder, file.path), await rewritten(file, own))
  }
  return { wrong, changes }
}
