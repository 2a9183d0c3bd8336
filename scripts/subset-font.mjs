import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * `node scripts/subset-font.mjs` writes the part of the font that English pages consist of; run it when the font's
 * package has changed (a test says so). Decision 0057 says why there is such a part.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const whole = `${root}node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2`

/** Where the part is kept. The letters in it are those of its `unicode-range` in fonts.css beside it. */
export const partFile = `${root}src/kernel/client/fonts/vazirmatn-english.woff2`

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCharCode(0x20 + place)).join('')
const signs = '\u00a0·×–—‘’“”•…−'

/** ASCII and the signs in our own texts, in the weights that the screens use. */
export async function englishPart() {
  return subsetFont(readFileSync(whole), ascii + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(partFile, await englishPart())
