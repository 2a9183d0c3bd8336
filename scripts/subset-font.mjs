import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * `node scripts/subset-font.mjs` writes the subsets of the font that pages in our languages need; run it after the
 * font's package has changed (a test reports that). Decision 0057 explains these subsets.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCharCode(0x20 + place)).join('')
const signs = '\u00a0«·»×–—‘’“”•…−'
const arabicAndSorani = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژڕڤکگڵھۆیێە'
const marks = 'ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u200c\u200d\u200e،؛؟٪٠١٢٣٤٥٦٧٨٩'

/** The source of each subset, and its characters: those of its `unicode-range` in fonts.css. */
const parts = {
  english: { whole: 'latin', letters: ascii + signs },
  arabic: { whole: 'arabic', letters: arabicAndSorani + marks },
}

export const partNames = Object.keys(parts)

/** The file of a subset. */
export const partFile = (name) => `${root}src/kernel/client/fonts/vazirmatn-${name}.woff2`

/** Makes a subset: the characters of our own texts, in the weights that the screens use. */
export async function part(name) {
  const { whole, letters } = parts[name]
  const font = `${root}node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-${whole}-wght-normal.woff2`
  return subsetFont(readFileSync(font), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of partNames) writeFileSync(partFile(name), await part(name))
}
