import { sentencesOf } from './catalogs.mjs'

/** The plural categories, in ascending order. */
const forms = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * The rows of the spreadsheet: a sentence has one row with the form '', or, if it depends on a number, one for each
 * plural form that some language has. `texts` is by language, and undefined if the language lacks the form.
 */
export function rowsOf(catalogs) {
  const { languages } = catalogs
  const counted = forms.filter((form) => languages.some((language) => language.forms.has(form)))
  return sentencesOf(catalogs).flatMap(({ key, feature, entries }) => {
    const isCounted = Object.values(entries).some((entry) => entry && entry.texts[0].form !== '')
    return (isCounted ? counted : ['']).map((form) => ({
      key,
      feature,
      form,
      texts: Object.fromEntries(languages.map(({ code }) => [code, textIn(entries[code], form)])),
      english: textIn(entries.en, form) ?? textIn(entries.en, 'other') ?? key.split('|')[0],
    }))
  })
}

/** A single text for all numbers is the form `other`. */
function textIn(entry, form) {
  const found = entry?.texts.find((text) => text.form === form)
  const single = form === 'other' && entry?.texts.find((text) => text.form === '')
  return (found || single)?.text
}
