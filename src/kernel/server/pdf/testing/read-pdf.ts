import { inflateSync } from 'node:zlib'

/**
 * The text of each page of a PDF of Inkwell's compiler, one line for each run of text, in the order of drawing (so
 * Arabic is reversed). Supports only the few forms that the compiler writes, not PDF in general.
 */
export function textOfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  return pagesBelow(objects, rootOfPages(objects)).map((page) => textOfPage(objects, page))
}

type Objects = Map<number, Buffer>

function objectsOf(pdf: Buffer): Objects {
  const objects: Objects = new Map()
  for (const match of pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)) {
    objects.set(Number(match[1]), Buffer.from(match[2] ?? '', 'latin1'))
  }
  return objects
}

function source(objects: Objects, key: number): string {
  return (objects.get(key) ?? Buffer.alloc(0)).toString('latin1')
}

function references(text: string | undefined): number[] {
  return [...(text ?? '').matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]))
}

function rootOfPages(objects: Objects): number {
  const roots = [...objects.keys()].filter((key) => source(objects, key).includes('/Type /Pages'))
  return roots.find((key) => !source(objects, key).includes('/Parent')) ?? 0
}

function pagesBelow(objects: Objects, key: number): number[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(source(objects, key))
  return kids ? references(kids[1]).flatMap((kid) => pagesBelow(objects, kid)) : [key]
}

function stream(objects: Objects, key: number): string {
  const object = objects.get(key) ?? Buffer.alloc(0)
  const start = object.indexOf('stream\n') + 'stream\n'.length
  const bytes = object.subarray(start, object.lastIndexOf('\nendstream'))
  return (object.subarray(0, start).includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

function textOfPage(objects: Objects, page: number): string {
  return runsOfPage(objects, page)
    .map(({ text }) => text)
    .join('\n')
}

/** The heights on the last page, in points above its foot, at which the text is drawn as a separate run. */
export function heightsOnLastPage(pdf: Buffer, wanted: string): number[] {
  const objects = objectsOf(pdf)
  const last = pagesBelow(objects, rootOfPages(objects)).at(-1) ?? 0
  return runsOfPage(objects, last).flatMap(({ text, height }) => (text === wanted ? height : []))
}

/** The distances from the left edge of the last page, in points, at which the text is drawn as a separate run. */
export function leftsOnLastPage(pdf: Buffer, wanted: string): number[] {
  const objects = objectsOf(pdf)
  const last = pagesBelow(objects, rootOfPages(objects)).at(-1) ?? 0
  return runsOfPage(objects, last).flatMap(({ text, left }) => (text === wanted ? left : []))
}

function runsOfPage(objects: Objects, page: number): { text: string; left: number; height: number }[] {
  const dictionary = source(objects, page)
  const fonts = new Map<string, Map<number, string>>()
  for (const [, name = '', key] of dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    fonts.set(name, lettersOf(objects, Number(key)))
  }
  const [contents = 0] = references(/\/Contents (\d+ 0 R)/.exec(dictionary)?.[0])
  const drawing = stream(objects, contents)
  const runs = drawing.matchAll(/\/(f\d+) [\d.]+ Tf\n([^]*?)\nET$/gm)
  return Array.from(runs, ({ 1: font = '', 2: drawn = '', index }) => ({
    text: textOfRun(drawn, fonts.get(font)),
    ...positionBefore(drawing, index),
  }))
}

/** The position of each run is set just before it: `1 0 0 -1 x y cm`. */
function positionBefore(drawing: string, index: number): { left: number; height: number } {
  const end = drawing.lastIndexOf(' cm\n', index)
  const beforeHeight = drawing.lastIndexOf(' ', end - 1)
  const beforeLeft = drawing.lastIndexOf(' ', beforeHeight - 1)
  return {
    left: Number(drawing.slice(beforeLeft, beforeHeight)),
    height: Number(drawing.slice(beforeHeight, end)),
  }
}

/** The text of each glyph of a font, from its ToUnicode table. */
function lettersOf(objects: Objects, font: number): Map<number, string> {
  const [table = 0] = references(/\/ToUnicode (\d+ 0 R)/.exec(source(objects, font))?.[0])
  const letters = new Map<number, string>()
  for (const [, glyph = '', text = ''] of stream(objects, table).matchAll(
    /^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm,
  )) {
    letters.set(Number.parseInt(glyph, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'))
  }
  return letters
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function textOfRun(drawn: string, letters = new Map<number, string>()): string {
  let text = ''
  for (const string of stringsOf(drawn)) {
    const glyphs = Buffer.from(string, 'latin1')
    for (let at = 0; at + 1 < glyphs.length; at += 2) text += letters.get(glyphs.readUInt16BE(at)) ?? ''
  }
  return text
}

/** The strings of a run: in parentheses, which may be nested, or hexadecimal. */
function stringsOf(drawn: string): string[] {
  const strings: string[] = []
  for (let at = 0; at < drawn.length; at++) {
    if (drawn[at] === '<') {
      const end = drawn.indexOf('>', at)
      strings.push(Buffer.from(drawn.slice(at + 1, end), 'hex').toString('latin1'))
      at = end
    } else if (drawn[at] === '(') {
      const end = endOfParentheses(drawn, at)
      strings.push(unescaped(drawn.slice(at + 1, end)))
      at = end
    }
  }
  return strings
}

function endOfParentheses(drawn: string, start: number): number {
  let depth = 0
  for (let at = start; at < drawn.length; at++) {
    if (drawn[at] === '\\') at++
    else if (drawn[at] === '(') depth++
    else if (drawn[at] === ')' && --depth === 0) return at
  }
  return drawn.length
}

function unescaped(string: string): string {
  return string.replace(/\\(\d{1,3}|[^])/g, (_match, code: string) =>
    /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  )
}
