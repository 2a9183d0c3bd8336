import { damaged, textTooLong } from '../refusal.mjs'

/**
 * The longest tag, comment or text without a tag, in characters. A cell's longest text fits, even if written as
 * entities.
 */
const pieceMax = 1024 * 1024
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The events of reading XML; names are without their prefixes. `attributes` is to be read with `attribute()`. Reading
 * stops once `isDone()` is true.
 * @typedef {{
 *   open(name: string, attributes: string): void,
 *   close?(name: string): void,
 *   text?(text: string): void,
 *   isDone?(): boolean,
 * }} XmlListener
 */

/**
 * Reads XML piece by piece and calls the listener for each tag and text. No more than an unfinished tag or text is
 * buffered. Throws for a document type declaration, so no external entity is ever loaded.
 * @param {AsyncIterable<Buffer> | Iterable<Buffer>} pieces
 * @param {XmlListener} listener
 */
export async function scanXml(pieces, listener) {
  let decoder
  let rest = ''
  for await (const piece of pieces) {
    decoder ??= decoderFor(piece)
    const text = rest + decoder.decode(piece, { stream: true })
    rest = text.slice(scanned(text, listener))
    if (listener.isDone?.()) return
    if (rest.length > pieceMax) throw rest.startsWith('<') ? damaged() : textTooLong()
  }
  if (rest.trim() !== '') throw damaged()
}

/** Returns the decoder for the byte order mark, or for the encoding of the XML declaration. */
function decoderFor(piece) {
  const mark = piece.toString('hex', 0, 2)
  if (mark === 'fffe' || mark === '3c00') return new TextDecoder('utf-16le')
  if (mark === 'feff' || mark === '003c') return new TextDecoder('utf-16be')
  const named = /^[^>]*?\sencoding=["']([\w.-]+)["']/.exec(piece.toString('latin1', 0, 200))?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8')
  } catch {
    throw damaged()
  }
}

/**
 * Calls the listener for the tags and texts of a piece. Returns how far the piece was read: up to its last tag if that
 * is unfinished, or up to its last text.
 */
function scanned(text, listener) {
  let at = 0
  for (;;) {
    const tag = text.indexOf('<', at)
    if (tag < 0) return at
    if (tag > at) listener.text?.(withoutEntities(text.slice(at, tag)))
    at = tag
    const sign = text[tag + 1]
    if (sign === '!' || sign === '?' || sign === undefined) {
      const end = endOfAside(text, tag)
      if (end === undefined) return at
      if (text.startsWith('<![CDATA[', tag)) listener.text?.(text.slice(tag + 9, end - 3))
      at = end
      continue
    }
    const end = endOfTag(text, tag)
    if (end === undefined) return at
    readTag(text.slice(tag + 1, end), listener)
    at = end + 1
  }
}

function readTag(tag, { open, close }) {
  if (tag[0] === '/') {
    close?.(localName(tag.slice(1).trimEnd()))
    return
  }
  const empty = tag.endsWith('/')
  const inside = empty ? tag.slice(0, -1) : tag
  const blank = inside.search(/\s/)
  const name = localName(blank < 0 ? inside : inside.slice(0, blank))
  open(name, blank < 0 ? '' : inside.slice(blank))
  if (empty) close?.(name)
}

/** Returns the end of a comment, a processing instruction or a CDATA section; undefined if the end is not read yet. */
function endOfAside(text, at) {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ]) {
    if (text.startsWith(start, at)) {
      const found = text.indexOf(end, at + start.length)
      return found < 0 ? undefined : found + end.length
    }
    if (start.startsWith(text.slice(at, at + start.length))) return undefined
  }
  throw damaged()
}

/** Returns the place of the `>` that ends a tag. A `>` in quotation marks does not. */
function endOfTag(text, at) {
  for (let place = at + 1; place >= 0 && place < text.length; place++) {
    const sign = text[place]
    if (sign === '>') return place
    if (sign !== '"' && sign !== "'") continue
    place = text.indexOf(sign, place + 1)
    if (place < 0) return undefined
  }
  return undefined
}

function localName(name) {
  return name.slice(name.indexOf(':') + 1)
}

const patterns = new Map()

/**
 * Returns the value of an attribute with or without a prefix; undefined if the tag has no such attribute.
 * @param {string} attributes
 * @param {string} name
 * @returns {string | undefined}
 */
export function attribute(attributes, name) {
  let pattern = patterns.get(name)
  if (!pattern) patterns.set(name, (pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)))
  const found = pattern.exec(attributes)
  return found ? withoutEntities(found[1] ?? found[2]) : undefined
}

/** Whether a boolean attribute is true. */
export function isYes(value) {
  return value === '1' || value === 'true' || value === 'on'
}

function withoutEntities(text) {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? entity
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
