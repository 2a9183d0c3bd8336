import { headings } from './headings.mjs'

/**
 * The translations in a sheet: one for each column of a language and each row with a sentence. `number` is the row
 * number of spreadsheet programs. `wrong` lists errors: an unreadable sheet, or duplicate rows.
 */
export function cellsOf(languages, [first, ...rows]) {
  const columnOf = (heading) => (first?.cells ?? []).findIndex((cell) => cell.trim() === heading)
  const sentence = columnOf(headings.sentence)
  const form = columnOf(headings.form)
  const spoken = languages.flatMap(({ code, name }) =>
    columnOf(name) < 0 ? [] : { code, at: columnOf(name) },
  )
  if (sentence < 0 || form < 0 || spoken.length === 0) {
    const names = languages.map(({ name }) => name).join(' or ')
    return {
      wrong: [`row 1: the headings ${headings.sentence}, ${headings.form} and ${names} are not there.`],
      cells: [],
    }
  }
  const wrong = []
  const seen = new Set()
  const cells = rows.flatMap(({ number, cells: row }) => {
    const place = { number, key: row[sentence] ?? '', form: (row[form] ?? '').trim() }
    if (place.key === '') return []
    const name = `${place.key}\n${place.form}`
    if (seen.has(name)) wrong.push(`row ${place.number}: "${place.key}" is already in an earlier row.`)
    seen.add(name)
    return spoken.map(({ code, at }) => ({ ...place, code, text: (row[at] ?? '').trim() }))
  })
  return { wrong, cells }
}
