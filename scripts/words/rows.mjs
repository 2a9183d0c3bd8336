import { sentencesOf } from './catalogues.mjs'

/** The forms of a number, as people count. */
const forms = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * The rows of the spreadsheet: a sentence has one, with the form '', or where a number decides about its words one for
 * each form that some language has. `texts` is by language, and undefined where that language says nothing there.
 */
export function rowsOf(catalogues) {
  const { languages } = catalogues
  const counted = forms.filter((form) => languages.some((language) => language.forms.has(form)))
  return sentencesOf(catalogues).flatMap(({ key, room, entries }) => {
    const isCounted = Object.values(entries).some((entry) => entry && entry.texts[0].form !== '')
    return (isCounted ? counted : ['']).map((form) => ({
      key,
      room,
      form,
      texts: Object.fromEntries(languages.map(({ code }) => [code, textIn(entries[code], form)])),
      english: textIn(entries.en, form) ?? textIn(entries.en, 'other') ?? key.split('|')[0],
    }))
  })
}

/** What has one text for every number says it as `other`. */
function textIn(entry, form) {
  const found = entry?.texts.find((text) => text.form === form)
  const single = form === 'other' && entry?.texts.find((text) => text.form === '')
  return (found || single)?.text
}
