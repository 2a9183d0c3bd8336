import { crc32, createDeflateRaw } from 'node:zlib'

/** A part of a zip: its name, and its content, generated while the zip is sent. */
export interface ZipPart {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

const localSignature = 0x04034b50
const sizesSignature = 0x08074b50
const entrySignature = 0x02014b50
const endSignature = 0x06054b50
const version = 20
/** The sizes follow the content, since they are unknown before it. Names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** The earliest date of the zip format, so that equal contents give equal zips. */
const firstDay = 0x21

/**
 * Yields the bytes of a zip. Only the name and sizes of each part are stored, so the memory does not depend on the
 * length.
 */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content } of parts) {
    const start = at
    const header = record(localSignature, {
      small: [version, flags, deflated, 0, firstDay],
      large: [0, 0, 0],
      name,
    })
    yield header
    const sizes = { crc: 0, packed: 0, unpacked: 0 }
    for await (const piece of packed(content, sizes)) yield piece
    const { crc, packed: length, unpacked } = sizes
    const tail = Buffer.alloc(16)
    ;[sizesSignature, crc, length, unpacked].forEach((value, index) => tail.writeUInt32LE(value, index * 4))
    yield tail
    at += header.length + length + tail.length
    const entry = record(entrySignature, {
      small: [version, version, flags, deflated, 0, firstDay],
      large: [crc, length, unpacked],
      name,
      spare: 14,
    })
    entry.writeUInt32LE(start, 42)
    directory.push(entry)
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endSignature, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  yield Buffer.concat([entries, end])
}

/** Returns a record: signature, small numbers, large numbers, length of the name, `spare` zero bytes, name. */
function record(
  signature: number,
  {
    small,
    large,
    name,
    spare = 0,
  }: { small: readonly number[]; large: readonly number[]; name: string; spare?: number },
): Buffer {
  const nameBytes = Buffer.from(name)
  const buffer = Buffer.alloc(4 + small.length * 2 + large.length * 4 + 4 + spare)
  let at = buffer.writeUInt32LE(signature, 0)
  for (const value of small) at = buffer.writeUInt16LE(value, at)
  for (const value of large) at = buffer.writeUInt32LE(value, at)
  buffer.writeUInt16LE(nameBytes.length, at)
  return Buffer.concat([buffer, nameBytes])
}

async function* packed(
  content: ZipPart['content'],
  sizes: { crc: number; packed: number; unpacked: number },
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 4 })
  const ready: Buffer[] = []
  deflate.on('data', (piece: Buffer) => ready.push(piece))
  try {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      sizes.crc = crc32(bytes, sizes.crc)
      sizes.unpacked += bytes.length
      await new Promise<void>((resolve, reject) => {
        deflate.write(bytes, (error) => (error ? reject(error) : resolve()))
      })
      yield* taken(ready, sizes)
    }
    await new Promise<void>((resolve) => {
      deflate.once('end', resolve)
      deflate.end()
    })
    yield* taken(ready, sizes)
  } finally {
    deflate.destroy()
  }
}

function* taken(ready: Buffer[], sizes: { packed: number }): Generator<Buffer> {
  for (const piece of ready.splice(0)) {
    sizes.packed += piece.length
    yield piece
  }
}
