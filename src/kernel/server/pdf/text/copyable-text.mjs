/**
 * Assigns to each glyph of a PDF its own letter, so that readers copy what was printed.
 *
 * The compiler knows the text of a letter and its vowel marks only together. It assigns all of it to the glyph that is
 * drawn first, nothing to the other glyph, and adds the whole text as `ActualText`. Few readers use that, and they
 * reverse it like a single letter. It also marks each word separately as right-to-left, and some readers then put the
 * words of a line in the order of drawing. See docs/decisions/0046.
 */
import {
  dictionary,
  readPdf,
  reference,
  streamObject,
  streamOf,
  stringsIn,
  writePdf,
} from '../written-pdf.mjs'

const run = /(?<=^BT\n)[^]*?(?=^ET$)/gm
const fromTheRight = '/ReversedChars BMC\n'
const copiedBeside =
  /\/Span <<\n {2}\/ActualText <FEFF([0-9A-F]*)>\n>> BDC\n((?:(?!EMC|BMC|BDC)[^])*?\n)EMC\n/g
const inTable = /^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm
/** Invisible characters, which control joining and directions and are never entered. */
const undrawn = /[\u061c\u200b-\u200f]/g

/**
 * @param {Uint8Array} bytes A PDF as the compiler writes it.
 * @returns {Buffer}
 */
export function copyableText(bytes) {
  const pdf = readPdf(bytes)
  const tables = new Map()
  const tableOf = (font) => {
    const key = reference(pdf.objects.get(font), 'ToUnicode')
    if (!tables.has(key)) tables.set(key, lettersIn(streamOf(pdf.objects.get(key))))
    return tables.get(key)
  }
  for (const page of [...pdf.objects.values()].map(dictionary)) {
    if (!page.includes('/Type /Page\n')) continue
    const fonts = new Map(
      [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, key]) => [name, Number(key)]),
    )
    for (const font of fonts.values()) tableOf(font)
    const key = reference(page, 'Contents')
    const drawing = streamOf(pdf.objects.get(key))
    const plain = drawing.replace(run, (marked) =>
      whole(
        marked.replace(copiedBeside, (told, text, drawn) => {
          const table = tableOf(fonts.get(/\/(f\d+) /.exec(drawn)?.[1]))
          return tell(table, glyphsIn(drawn), textOf(text)) ? `${fromTheRight}${drawn}EMC\n` : told
        }),
      ),
    )
    if (plain !== drawing) pdf.objects.set(key, streamObject(key, plain))
  }
  for (const [key, letters] of tables) {
    pdf.objects.set(key, streamObject(key, withLetters(streamOf(pdf.objects.get(key)), letters)))
  }
  return writePdf(pdf)
}

/** Marks a whole run of text as right-to-left if parts of it are. */
function whole(drawn) {
  if (!drawn.includes(fromTheRight) || drawn.includes('BDC')) return drawn
  return `${fromTheRight}${drawn.replaceAll(fromTheRight, '').replaceAll('EMC\n', '')}EMC\n`
}

/**
 * Records the letter of each glyph of those that show `text` together; returns false if one of them already has another
 * letter. Marks are drawn before their letter, from the left, and read after it.
 */
function tell(letters, glyphs, text) {
  const [letter = '', ...marks] = text
  const [base, ...drawnMarks] = glyphs.toReversed()
  const told = new Map([[base, letter]])
  // Two marks may be one glyph.
  drawnMarks.forEach((glyph, index) => {
    told.set(glyph, index === drawnMarks.length - 1 ? marks.slice(index).join('') : marks[index])
  })
  if (drawnMarks.length === 0) told.set(base, text)
  for (const [glyph, own] of told) {
    const known = letters.get(glyph)
    if (known !== undefined && known !== own && known !== text) return false
  }
  for (const [glyph, own] of told) letters.set(glyph, own)
  return true
}

const textOf = (hex) =>
  Buffer.from(hex, 'hex').swap16().toString('utf16le').normalize('NFC').replace(undrawn, '')
const hexOf = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

function lettersIn(table) {
  return new Map([...table.matchAll(inTable)].map(([, glyph, text]) => [glyph, textOf(text)]))
}

function withLetters(table, letters) {
  const lines = [...letters].toSorted().map(([glyph, text]) => `<${glyph}> <${hexOf(text)}>`)
  let told = ''
  // A table may have at most a hundred lines.
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100)
    told += `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`
  }
  const end = table.lastIndexOf('endbfchar\n') + 'endbfchar\n'.length
  return table.slice(0, table.search(/^\d+ beginbfchar$/m)) + told + table.slice(end)
}

function glyphsIn(drawn) {
  const codes = stringsIn(drawn).join('')
  return Array.from({ length: codes.length / 2 }, (_, index) =>
    Buffer.from(codes.slice(2 * index, 2 * index + 2), 'latin1')
      .toString('hex')
      .toUpperCase(),
  )
}
