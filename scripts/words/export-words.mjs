import { writeXlsx } from 'hucre'
import { readCatalogs } from './catalogs.mjs'
import { headings } from './headings.mjs'
import { rowsOf } from './rows.mjs'

const text = { alignment: { wrapText: true, vertical: 'top' } }
const fromRight = { alignment: { ...text.alignment, readingOrder: 'rtl', horizontal: 'right' } }
const heading = { font: { bold: true } }
/** The cell of a form that the language does not have. */
const none = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'D9D9D9' } } }

/**
 * A workbook with every sentence of the catalogs in a folder, one row for each of its forms.
 * @param {string} folder src/i18n
 */
export async function exportWords(folder) {
  const catalogs = readCatalogs(folder)
  const { languages, translated } = catalogs
  const rows = rowsOf(catalogs)
  const before = Object.values(headings)
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Words',
        rows: [
          [...before, ...languages.map(({ name }) => name)],
          ...rows.map(({ feature, key, form, texts, english }) => [
            feature,
            key,
            form || null,
            english,
            ...translated.map(({ code }) => texts[code] ?? null),
          ]),
        ],
        columns: [
          ...[18, 40, 8].map((width) => ({ width, style: text })),
          ...languages.map(({ isFromRight }) => ({ width: 50, style: isFromRight ? fromRight : text })),
        ],
        cells: new Map([
          ...[...before, ...languages].map((_, column) => [`0,${column}`, { style: heading }]),
          ...rows.flatMap(({ form }, row) =>
            translated.flatMap(({ forms }, column) =>
              form === '' || forms.has(form)
                ? []
                : [[`${row + 1},${before.length + 1 + column}`, { style: none }]],
            ),
          ),
        ]),
        freezePane: { rows: 1 },
      },
    ],
  })
  return { sentences: new Set(rows.map(({ key }) => key)).size, workbook }
}
