/**
 * A text; a number with its display format; or a formula with its result: a text, with another record before it, as in
 * the first cell of a filled-down formula; nothing; or a number that is still to be computed.
 */
export type XlsCell = { number: number; format: string } | { formula: string | null | 0 } | string

interface XlsOptions {
  /** Whether the file claims to be encrypted. */
  secret?: boolean
  stream?: string
  version?: number
}

const sectorLength = 512
const endOfChain = 0xfffffffe
const freeSector = 0xffffffff
const tableSector = 0xfffffffd

/** Returns an .xls workbook with one sheet, as written by Excel 97. */
export function xlsWorkbook(
  rows: readonly (readonly XlsCell[])[],
  { secret = false, stream = 'Workbook', version = 0x0600 }: XlsOptions = {},
): Buffer {
  return compoundFile(stream, workbookStream(rows, { secret, version }))
}

function record(id: number, ...data: Buffer[]): Buffer {
  const body = Buffer.concat(data)
  return Buffer.concat([u16(id), u16(body.length), body])
}

function u16(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => buffer.writeUInt16LE(value, index * 2))
  return buffer
}

function u32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => buffer.writeUInt32LE(value, index * 4))
  return buffer
}

function wide(text: string): Buffer {
  return Buffer.concat([u16(text.length), Buffer.of(1), Buffer.from(text, 'utf16le')])
}

function double(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleLE(value)
  return buffer
}

function workbookStream(
  rows: readonly (readonly XlsCell[])[],
  { secret, version }: { secret: boolean; version: number },
): Buffer {
  const formats = [
    ...new Set(
      rows.flat().flatMap((cell) => (typeof cell === 'object' && 'format' in cell ? [cell.format] : [])),
    ),
  ]
  const firstFormat = 164
  const globals = (sheetAt: number) =>
    Buffer.concat([
      record(0x0809, u16(version, 0x0005)),
      ...(secret ? [record(0x002f, u16(1, 1, 1))] : []),
      ...formats.map((format, index) => record(0x041e, u16(firstFormat + index), wide(format))),
      record(0x00e0, u16(0, 0), Buffer.alloc(16)),
      ...formats.map((_, index) => record(0x00e0, u16(0, firstFormat + index), Buffer.alloc(16))),
      record(0x0085, u32(sheetAt), Buffer.of(0, 0, 5, 0), Buffer.from('Sheet')),
      record(0x000a),
    ])
  const cells = rows.flatMap((row, rowIndex) =>
    row.map((cell, column) => {
      if (typeof cell === 'string') return record(0x0204, u16(rowIndex, column, 0), wide(cell))
      if ('formula' in cell) return formula(u16(rowIndex, column, 0), cell.formula)
      return record(0x0203, u16(rowIndex, column, 1 + formats.indexOf(cell.format)), double(cell.number))
    }),
  )
  return Buffer.concat([
    globals(globals(0).length),
    record(0x0809, u16(0x0600, 0x0010)),
    ...cells,
    record(0x000a),
  ])
}

function formula(place: Buffer, result: string | null | 0): Buffer {
  const expression = Buffer.of(5, 0, 1, 0, 0, 0, 0)
  const special = (kind: number) => Buffer.of(kind, 0, 0, 0, 0, 0, 0xff, 0xff)
  if (result === 0) return record(0x0006, place, double(0), u16(3, 0, 0), expression)
  if (result === null) return record(0x0006, place, special(3), u16(0, 0, 0), expression)
  return Buffer.concat([
    record(0x0006, place, special(0), u16(8, 0, 0), expression),
    record(0x04bc, Buffer.alloc(10), expression),
    record(0x0207, wide(result)),
  ])
}

/** Returns one stream in the smallest container: header, sector table, directory, content. */
function compoundFile(name: string, stream: Buffer): Buffer {
  // Shorter streams would be stored in the area for small streams.
  const length = Math.max(4096, Math.ceil(stream.length / sectorLength) * sectorLength)
  const content = Buffer.concat([stream, Buffer.alloc(length - stream.length)])
  const sectors = length / sectorLength
  const chain = Array.from({ length: sectors }, (_, index) =>
    index === sectors - 1 ? endOfChain : 3 + index,
  )
  const table = [tableSector, endOfChain, ...chain]
  const header = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(16),
    u16(0x003e, 3, 0xfffe, 9, 6),
    Buffer.alloc(6),
    u32(0, 1, 1, 0, 4096, endOfChain, 0, endOfChain, 0),
    u32(0, ...Array.from({ length: 108 }, () => freeSector)),
  ])
  const free = Array.from({ length: sectorLength / 4 - table.length }, () => freeSector)
  const directory = Buffer.concat([
    entry('Root Entry', 5, endOfChain, 0, 1),
    entry(name, 2, 2, length, freeSector),
    Buffer.alloc(sectorLength - 256),
  ])
  return Buffer.concat([header, u32(...table, ...free), directory, content])
}

function entry(name: string, type: number, first: number, length: number, child: number): Buffer {
  const buffer = Buffer.alloc(128)
  buffer.write(name, 'utf16le')
  buffer.writeUInt16LE((name.length + 1) * 2, 64)
  buffer[66] = type
  buffer[67] = 1
  buffer.writeUInt32LE(freeSector, 68)
  buffer.writeUInt32LE(freeSector, 72)
  buffer.writeUInt32LE(child, 76)
  buffer.writeUInt32LE(first, 116)
  buffer.writeUInt32LE(length, 120)
  return buffer
}
