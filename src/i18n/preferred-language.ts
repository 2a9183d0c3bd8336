import { isLanguage, type Language } from './languages.ts'

/** Other codes by which browsers and systems ask for Sorani. */
const others: Readonly<Record<string, Language>> = { ku: 'ckb', 'ku-arab': 'ckb' }

/** `ar-IQ` asks for Arabic. */
function languageOf(tag: string): Language | undefined {
  const lowered = tag.toLowerCase()
  const [primary = ''] = lowered.split('-')
  const named = others[lowered] ?? others[primary] ?? primary
  return isLanguage(named) ? named : undefined
}

/** The first of the wanted languages that Inkwell speaks; tags as browsers list them, such as `ar-IQ`. */
export function preferredOf(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOf(tag.trim())
    if (language) return language
  }
  return undefined
}

const longestHeader = 200

/** The language that an `Accept-Language` header asks for most; undefined where it asks for none that is spoken. */
export function languageAskedFor(header: string | undefined): Language | undefined {
  if (header === undefined || header.length > longestHeader) return undefined
  const wanted = header.split(',').map((part, place) => {
    const [tag = '', ...options] = part.split(';')
    const quality = options.map((option) => /^\s*q=([\d.]+)\s*$/i.exec(option)?.[1]).find(Boolean)
    return { tag, quality: quality === undefined ? 1 : Number(quality), place }
  })
  return preferredOf(
    wanted
      .filter(({ quality }) => quality > 0)
      .toSorted((a, b) => b.quality - a.quality || a.place - b.place)
      .map(({ tag }) => tag),
  )
}
