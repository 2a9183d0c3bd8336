/**
 * Reads and writes PDFs in the form of Inkwell's compiler: objects numbered from 1, none inside another, a plain table
 * at the end. Not for PDF in general.
 */
import { deflateSync, inflateSync } from 'node:zlib'

/**
 * @typedef {object} WrittenPdf
 * @property {string} start Everything before the first object.
 * @property {Map<number, string>} objects Each as written, one character for a byte.
 * @property {string} trailer
 */

/**
 * @param {Uint8Array} bytes
 * @returns {WrittenPdf}
 */
export function readPdf(bytes) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const end = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1])
  const table = text.slice(end)
  const starts = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].flatMap(([, at, kind], key) =>
    kind === 'n' ? [{ key, at: Number(at) }] : [],
  )
  const inOrder = starts.toSorted((one, other) => one.at - other.at)
  const objects = new Map(
    inOrder.map(({ key, at }, index) => [key, text.slice(at, inOrder[index + 1]?.at ?? end)]),
  )
  const trailer = table.slice(table.indexOf('trailer'), table.indexOf('startxref'))
  return { start: text.slice(0, inOrder[0]?.at), objects, trailer }
}

/**
 * @param {WrittenPdf} pdf
 * @returns {Buffer}
 */
export function writePdf({ start, objects, trailer }) {
  const written = [start]
  const starts = new Map()
  let length = start.length
  for (const [key, object] of objects) {
    starts.set(key, length)
    written.push(object)
    length += object.length
  }
  const last = Math.max(...starts.keys())
  const entries = Array.from({ length: last + 1 }, (_, key) => {
    const at = starts.get(key)
    return at === undefined ? '0000000000 65535 f\r\n' : `${String(at).padStart(10, '0')} 00000 n\r\n`
  })
  written.push(`xref\n0 ${last + 1}\n`, ...entries, trailer, `startxref\n${length}\n%%EOF`)
  return Buffer.from(written.join(''), 'latin1')
}

/** The dictionary of an object, without its stream. */
export function dictionary(object = '') {
  const stream = object.indexOf('stream\n')
  return stream < 0 ? object : object.slice(0, stream)
}

/** The number of the object that a dictionary refers to under this name. */
export function reference(object, name) {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary(object))?.[1])
}

/** The content of an object's stream, one character for a byte. */
export function streamOf(object) {
  const start = object.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(object.slice(start, object.lastIndexOf('\nendstream')), 'latin1')
  return (dictionary(object).includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** A stream as an object. */
export function streamObject(key, content) {
  const bytes = deflateSync(Buffer.from(content, 'latin1'))
  const head = `${key} 0 obj\n<<\n  /Length ${bytes.length}\n  /Filter /FlateDecode\n>>`
  return `${head}\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n\n`
}

const escapes = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The strings of a run of text, one character for a byte: in parentheses, which may be nested, or hexadecimal. */
export function stringsIn(drawn) {
  const strings = []
  const token = /\\[0-7]{1,3}|\\[^]|[()]|<([0-9A-F]*)>|[^]/g
  let depth = 0
  for (const [part, hex] of drawn.matchAll(token)) {
    if (depth === 0 && hex !== undefined) strings.push(Buffer.from(hex, 'hex').toString('latin1'))
    if (part === ')') depth--
    if (depth > 0) strings.push(strings.pop() + unescaped(part))
    if (part === '(' && depth++ === 0) strings.push('')
  }
  return strings
}

function unescaped(part) {
  if (part[0] !== '\\' || part.length === 1) return part
  const code = part.slice(1)
  return /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code)
}
