import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

/* The catalogs as a spreadsheet, for translators who do not touch code (docs/translation.md). */
const usage = `Usage: npm run words -- export FILE.xlsx
Writes every text with its English and its translations.

       npm run words -- import FILE.xlsx
Reads such a file, and writes changed translations into src/i18n.`

const folder = fileURLToPath(new URL('../src/i18n', import.meta.url))
const works = { export: writeFile, import: readFile }
const fits = ({ files }) => files.length === 2 && Object.hasOwn(works, files[0])

await command(usage, { fits }, async ({ files: [work, file] }) => {
  await prepare({ build: false })
  try {
    await works[work](file)
  } catch (error) {
    // The file is missing or not a spreadsheet.
    if (!error.code) throw error
    console.error(error.message)
    process.exitCode = 1
  }
})

async function writeFile(file) {
  const { exportWords } = await import('./words/export-words.mjs')
  const { sentences, workbook } = await exportWords(folder)
  writeFileSync(file, workbook)
  console.log(`${file}: ${sentences} sentences`)
}

async function readFile(file) {
  const { importWords } = await import('./words/import-words.mjs')
  const { wrong, changes } = await importWords(folder, readFileSync(file))
  if (wrong.length > 0) {
    console.error(`${wrong.join('\n')}\nNothing was changed: ${wrong.length} cells or rows are wrong.`)
    process.exitCode = 1
    return
  }
  for (const { path, key, before, after } of changes) {
    console.log(`${path}  ${key}\n  was ${before ?? 'missing'}\n  is  ${after}`)
  }
  console.log(`${changes.length} texts changed.`)
}
