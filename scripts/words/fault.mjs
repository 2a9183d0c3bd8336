/** Why a text is not a valid translation; undefined if it is. `row` is the sentence in the catalogs, if found. */
export function faultOf({ row, language, form, text }) {
  if (!row) return `no catalog has this sentence${form && ` with the form ${form}`}.`
  if (text === '') return `${language.name} is empty.`
  if (form !== '' && !language.forms.has(form)) return `${language.name} has no form "${form}".`
  const wanted = valuesIn(row.key)
  const found = valuesIn(text)
  // "One row" needs no number.
  const isFree = (name) => name === 'count' && form !== ''
  const missing = wanted.filter((name) => !found.includes(name) && !isFree(name))
  const unknown = found.filter((name) => !wanted.includes(name))
  if (missing.length > 0) return `${language.name} leaves out ${inBraces(missing)}.`
  if (unknown.length > 0)
    return `${language.name} has ${inBraces(unknown)}, which the sentence does not have.`
  return undefined
}

const valuesIn = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))]
const inBraces = (names) => names.map((name) => `{${name}}`).join(', ')
