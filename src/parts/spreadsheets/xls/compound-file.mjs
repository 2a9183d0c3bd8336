/**
 * Reads the streams of an OLE compound file: the container of .xls, and of an .xlsx with a password. Chains of sectors
 * are followed at most for the length of the file, so that a loop in them ends.
 */
const signature = 'd0cf11e0a1b11ae1'
const lastSector = 0xfffffff0
const entryLength = 128
const streamType = 2
const rootType = 5

/** @param {Buffer} bytes */
export function isCompoundFile(bytes) {
  return bytes.length >= 512 && bytes.toString('hex', 0, 8) === signature
}

/**
 * @param {Buffer} bytes
 * @returns {Map<string, () => Buffer>} a reader for each stream, by its name in lower case, since programs differ in
 * case
 */
export function streamsOf(bytes) {
  const sectorLength = 1 << bytes.readUInt16LE(30)
  const smallLength = 1 << bytes.readUInt16LE(32)
  const smallBelow = bytes.readUInt32LE(56)
  const sector = (index) => bytes.subarray((index + 1) * sectorLength, (index + 2) * sectorLength)
  const table = numbersOf(Buffer.concat(tableSectors(bytes, sector, sectorLength).map(sector)))
  const chain = (first) => Buffer.concat(chainOf(table, first).map(sector))

  const entries = entriesOf(chain(bytes.readUInt32LE(48)))
  const root = entries.find(({ type }) => type === rootType)
  const smallTable = numbersOf(chain(bytes.readUInt32LE(60)))
  const small = root ? chain(root.first) : Buffer.alloc(0)
  const smallChain = (first) =>
    Buffer.concat(
      chainOf(smallTable, first).map((index) =>
        small.subarray(index * smallLength, (index + 1) * smallLength),
      ),
    )
  return new Map(
    entries
      .filter(({ type }) => type === streamType)
      .map(({ name, first, length }) => [
        name.toLowerCase(),
        () => (length < smallBelow ? smallChain(first) : chain(first)).subarray(0, length),
      ]),
  )
}

/** Returns the sectors of the allocation table: up to 109 are listed in the header, more in a chain of their own. */
function tableSectors(bytes, sector, sectorLength) {
  const inHeader = numbersOf(bytes.subarray(76, 512))
  const further = []
  let next = bytes.readUInt32LE(68)
  for (let step = bytes.length / sectorLength; step > 0 && next < lastSector; step--) {
    const numbers = numbersOf(sector(next))
    next = numbers.pop() ?? lastSector
    further.push(...numbers)
  }
  return [...inHeader, ...further].filter((index) => index < lastSector)
}

function chainOf(table, first) {
  const chain = []
  for (
    let index = first;
    index < lastSector && chain.length <= table.length;
    index = table[index] ?? lastSector
  ) {
    chain.push(index)
  }
  return chain
}

function numbersOf(bytes) {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4))
}

function entriesOf(directory) {
  return Array.from({ length: Math.floor(directory.length / entryLength) }, (_, index) => {
    const entry = directory.subarray(index * entryLength, (index + 1) * entryLength)
    const nameLength = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)
    return {
      name: entry.toString('utf16le', 0, nameLength),
      type: entry[66],
      first: entry.readUInt32LE(116),
      length: entry.readUInt32LE(120),
    }
  })
}
