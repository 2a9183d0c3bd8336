import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.mjs'
import { type Cell, unpacked } from './read-spreadsheet.ts'
import { damagedVariants, otherVariants, type Table, xlsxVariants } from './testing/foreign-corpus.ts'

const table: Table = [
  ['Item code', 'Item name', 'Description', 'Unit Price'],
  ['FS-1', 'Blue pen', 'The first', 0.45],
  ['FS-2', 'Red pen', '', 12],
]
const wellMade = [...otherVariants(table)]
for await (const file of xlsxVariants(table)) wellMade.push(file)

/** Reads a file in this process, since a process for each would take minutes. */
async function read(bytes: Buffer) {
  const result = await readBytes(bytes, [])
  return 'refusal' in result ? result : unpacked(result).rows.map(({ cells }) => cells.map(exactOf))
}

const exactOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.exact)

test('a table has the same cells however programs write it', async () => {
  expect(wellMade.length).toBeGreaterThan(200)
  const cells = table.map((row) => row.map(String))
  for (const { name, bytes } of wellMade) expect(await read(bytes), name).toEqual(cells)
})

test('hundreds of damaged files are read or refused', async () => {
  for await (const { name, bytes } of damagedVariants(wellMade, 500)) {
    const result = await read(bytes)
    expect('refusal' in result ? result.refusal.message : 'read', name).not.toBe('')
  }
})
