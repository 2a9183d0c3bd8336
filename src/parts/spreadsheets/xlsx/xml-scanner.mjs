import { damaged, textTooLong } from '../refusal.mjs'

/** More than a tag, a comment or an unbroken text may have, with room for a cell's text written as entities. */
const pieceMax = 1024 * 1024
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * What is told of an XML text as it is read, by names without their prefixes. `attributes` is for `attribute()`; nothing
 * more is read once `isDone`.
 * @typedef {{
 *   open(name: string, attributes: string): void,
 *   close?(name: string): void,
 *   text?(text: string): void,
 *   isDone?(): boolean,
 * }} XmlListener
 */

/**
 * Reads XML piece by piece, keeping no more of it than an unfinished tag. Nothing outside is looked up: an XML text
 * with a document type is refused.
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

/** By its mark, or by what it says of itself. */
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

/** Tells what stands in a text and answers how far it came: to its last tag that is not finished, or its last text. */
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
    tell(text.slice(tag + 1, end), listener)
    at = end + 1
  }
}

function tell(tag, { open, close }) {
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

/** Where a comment, an instruction or text that is taken as it is ends; nothing when that is still to come. */
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

/** A `>` within quotation marks ends no tag. */
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
 * The value of an attribute, whatever its prefix; nothing where the tag has none of the name.
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

/** Attributes that say yes are written as 1, true or on. */
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
