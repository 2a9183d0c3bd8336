import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsxSheet } from '../../src/parts/spreadsheets/xlsx/read-xlsx.mjs'
import { SheetBeingRead } from '../../src/parts/spreadsheets/sheet-being-read.mjs'
import { readCatalogs } from './catalogs.mjs'
import { cellsOf } from './cells.mjs'
import { faultOf } from './fault.mjs'
import { rewritten } from './rewritten.mjs'
import { rowsOf } from './rows.mjs'

/**
 * Reads a workbook made by `exportWords` and writes the changed texts into the catalogs. Rows and columns may be
 * missing and in any order; the English is ignored. With any error nothing is written, and `wrong` lists the errors.
 * Otherwise `changes` lists what was written: the path of the file, the sentence and its form.
 * @param {string} folder src/i18n
 * @param {Buffer} bytes
 */
export async function importWords(folder, bytes) {
  const catalogs = readCatalogs(folder)
  const known = new Map(rowsOf(catalogs).map((row) => [`${row.key}\n${row.form}`, row]))
  const sheet = new SheetBeingRead()
  await readXlsxSheet(bytes, sheet)
  const { wrong, cells } = cellsOf(catalogs.translated, sheet.shown())
  const changes = []
  for (const { number, key, form, code, text } of cells) {
    const row = known.get(`${key}\n${form}`)
    const language = catalogs.translated.find((each) => each.code === code)
    const before = row?.texts[code]
    // Unchanged since the export, or a form that the language does not have.
    if (row && text === (before ?? '').trim()) continue
    const fault = faultOf({ row, language, form, text })
    if (fault) wrong.push(`row ${number}: ${fault}`)
    else changes.push({ key, form, code, before, after: text, path: `${code}/${row.feature}.ts` })
  }
  if (wrong.length > 0) return { wrong: [...new Set(wrong)], changes: [] }
  for (const file of catalogs.features.flatMap(({ files }) => Object.values(files))) {
    const own = changes.filter(({ path }) => path === file?.path)
    if (own.length > 0) writeFileSync(join(folder, file.path), await rewritten(file, own))
  }
  return { wrong, changes }
}
