import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'

const options = fileURLToPath(new URL('../../.oxfmtrc.json', import.meta.url))

/** The source of a catalog file with some texts replaced, formatted; everything else is unchanged. */
export async function rewritten({ path, source, entries }, changes) {
  const parts = entries.flatMap((entry) => {
    const own = changes.filter(({ key }) => key === entry.key)
    return own.length === 0 ? [] : placesOf(entry, own)
  })
  const written = parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), source)
  const { code, errors } = await format(path, written, JSON.parse(readFileSync(options, 'utf8')))
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0].message}`)
  return code
}

/**
 * The positions to replace: each text by itself if the entry has all forms already; otherwise the whole value, with the
 * missing forms added.
 */
function placesOf({ texts, start, end }, changes) {
  const isOnly = texts.length === 1 && texts[0].form === ''
  const formOf = ({ form }) => (isOnly && form === 'other' ? '' : form)
  const has = (change) => texts.some(({ form }) => form === formOf(change))
  if (changes.every(has)) {
    return changes.map((change) => ({
      ...texts.find(({ form }) => form === formOf(change)),
      text: JSON.stringify(change.after),
    }))
  }
  const all = [
    ...texts.map(({ form, text }) => [form || 'other', text]),
    ...changes.map(({ form, after }) => [form, after]),
  ]
  return [{ start, end, text: JSON.stringify(Object.fromEntries(all), undefined, 1) }]
}
