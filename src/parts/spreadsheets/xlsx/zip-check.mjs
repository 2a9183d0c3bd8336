import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { damaged, encrypted, tooLargeUnpacked } from '../refusal.mjs'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const mostParts = 2000
const unpackedBytesMax = 200 * 1024 * 1024
const pieceLength = 128 * 1024
const stored = 0
const deflated = 8

/**
 * A part of a zip. Each call unpacks it again: as a whole, or piece by piece.
 * @typedef {{ bytes(): Buffer, pieces(): AsyncIterable<Buffer> | Iterable<Buffer> }} Part
 */

/**
 * Unpacks every part of a zip once, storing nothing, before anything is parsed: the sizes in a zip's directory cannot
 * be trusted. Throws for encryption, overlapping parts, too many parts, and too many bytes (a zip bomb).
 * @param {Buffer} zip
 * @returns {Promise<Map<string, Part>>} the parts by name in lower case, since names of parts are not case-sensitive
 */
export async function checkZip(zip) {
  const entries = directoryOf(zip)
  const parts = new Map()
  let left = unpackedBytesMax
  let lastEnd = 0
  for (const entry of entries.toSorted((a, b) => a.at - b.at)) {
    const { start, end } = contentOf(zip, entry)
    if (entry.at < lastEnd) throw damaged()
    lastEnd = end
    left -= entry.method === stored ? end - start : await unpackedLength(zip.subarray(start, end), left)
    if (left < 0) throw tooLargeUnpacked()
    parts.set(partName(entry.name), partOf(zip.subarray(start, end), entry.method))
  }
  return parts
}

/** Returns a part's name as the relationships of a document have it. Some programs write backslashes. */
export function partName(name) {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

function partOf(packed, method) {
  if (method === stored) return { bytes: () => packed, pieces: () => inPieces(packed) }
  return {
    bytes: () => inflateRawSync(packed),
    pieces: () => createInflateRaw({ chunkSize: pieceLength }).end(packed),
  }
}

function* inPieces(bytes) {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength)
}

/** @param {Buffer} zip */
function directoryOf(zip) {
  const end = endOfDirectory(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > mostParts) throw tooLargeUnpacked()
  const entries = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || zip.readUInt32LE(at) !== entrySignature) throw damaged()
    const nameLength = zip.readUInt16LE(at + 28)
    const flags = zip.readUInt16LE(at + 8)
    if (flags & 1) throw encrypted()
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packedLength: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** @param {Buffer} zip */
function endOfDirectory(zip) {
  const commentMax = 0xffff
  for (let at = zip.length - endLength; at >= Math.max(0, zip.length - endLength - commentMax); at--) {
    if (zip.readUInt32LE(at) === endSignature) return at
  }
  throw damaged()
}

/** @param {Buffer} zip */
function contentOf(zip, { at, packedLength, method }) {
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== localSignature) throw damaged()
  if (method !== stored && method !== deflated) throw damaged()
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const end = start + packedLength
  if (end > zip.length) throw damaged()
  return { start, end }
}

/** Counts the unpacked bytes piece by piece, storing none. Stops once there are more than `left`. */
async function unpackedLength(packed, left) {
  const inflate = createInflateRaw({ chunkSize: pieceLength })
  inflate.end(packed)
  let length = 0
  try {
    for await (const piece of inflate) {
      length += piece.length
      if (length > left) return length
    }
  } catch {
    throw damaged()
  }
  return length
}
