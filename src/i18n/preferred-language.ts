import { isLanguage, type Language } from './languages.ts'

/** Other codes that browsers and systems use for Sorani. */
const others: Readonly<Record<string, Language>> = { ku: 'ckb', 'ku-arab': 'ckb' }

/** `ar-IQ` is Arabic. */
function languageOf(tag: string): Language | undefined {
  const lowered = tag.toLowerCase()
  const [primary = ''] = lowered.split('-')
  const named = others[lowered] ?? others[primary] ?? primary
  return isLanguage(named) ? named : undefined
}

/** Returns the first preferred language that Inkwell has; tags are as in browsers, such as `ar-IQ`. */
export function preferredOf(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOf(tag.trim())
    if (language) return language
  }
  return undefined
}

const longestHeader = 200

/** Returns the language that an `Accept-Language` header prefers; undefined if Inkwell has none of its languages. */
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
