/** Words of earlier versions that a stranger would not search for; `docs/glossary.md` gives the words of today. */
const oldWords = new Set([
  'ballast',
  'believed',
  'coins',
  'concern',
  'deed',
  'doors',
  'doubt',
  'dress',
  'far',
  'forgave',
  'forgiven',
  'house',
  'judge',
  'judged',
  'keep',
  'meant',
  'remedy',
  'said',
  'say',
  'says',
  'seal',
  'seen',
  'sight',
  'stands',
  'strand',
  'tell',
  'tells',
  'told',
  'typed',
])

/** Functions that published migrations call, and the table whose name its triggers carry. */
const published = /^(keep_sheet|keep_codes_apart)$|typed_payment/

/**
 * The functions, procedures and triggers with an old word in their names.
 * @param {string} schema the text of docs/schema.sql
 */
export function oldNamesIn(schema) {
  const names = schema.matchAll(
    /^(?:create )?(?:constraint )?(?:function|procedure|trigger) (?:t\d+_)?(\w+)/gim,
  )
  return [...new Set([...names].map(([, name]) => name))].filter(
    (name) => !published.test(name) && name.split('_').some((word) => oldWords.has(word)),
  )
}
