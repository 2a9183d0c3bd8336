import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from './entries.mjs'

const english = 'en'

/**
 * Parses the catalogs of a folder: the languages, and for each feature (a file name, one per feature) the file of each
 * language (undefined if it has none). The sentences of a feature are those of the first language after English.
 * @param {string} folder src/i18n
 */
export function readCatalogs(folder) {
  const { entries } = readFile(folder, 'languages.ts', 'languages')
  const languages = entries.map(({ key, texts }) => {
    const { name, direction } = Object.fromEntries(texts.map(({ form, text }) => [form, text]))
    const forms = new Intl.PluralRules([key, english]).resolvedOptions().pluralCategories
    return { code: key, name, isFromRight: direction === 'rtl', forms: new Set(forms) }
  })
  const translated = languages.filter(({ code }) => code !== english)
  const features = readdirSync(join(folder, translated[0].code)).toSorted()
  return {
    languages,
    translated,
    features: features.map((file) => ({
      name: file.slice(0, -'.ts'.length),
      files: Object.fromEntries(languages.map(({ code }) => [code, readFile(folder, `${code}/${file}`)])),
    })),
  }
}

/** Every sentence once, with its translations: `entries.ar` is the entry of the Arabic file. */
export function sentencesOf({ languages, translated, features }) {
  const inEnglish = features.flatMap(({ files }) => files[english]?.entries ?? [])
  const entryOf = ({ files }, code, key) =>
    (code === english ? inEnglish : (files[code]?.entries ?? [])).find((entry) => entry.key === key)
  return features.flatMap((feature) =>
    feature.files[translated[0].code].entries.map(({ key }) => ({
      key,
      feature: feature.name,
      entries: Object.fromEntries(languages.map(({ code }) => [code, entryOf(feature, code, key)])),
    })),
  )
}

function readFile(folder, path, name) {
  const file = join(folder, path)
  if (!existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  return { path, source, entries: entriesOf(path, source, name) }
}
