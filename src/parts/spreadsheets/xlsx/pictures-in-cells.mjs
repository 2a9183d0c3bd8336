import { relationsOf } from './document-parts.mjs'
import { picturesMax } from '../limits.mjs'
import { tooManyPictures } from '../refusal.mjs'
import { attribute, scanXml } from './xml-scanner.mjs'

const values = 'xl/richdata/rdrichvalue.xml'
const references = 'xl/richdata/richvaluerel.xml'

/**
 * Returns the pictures that Excel placed in cells, not over them. Such a cell contains #VALUE! and points to its
 * picture through four parts of the file.
 * @param {Map<string, import('./zip-check.mjs').Part>} parts
 * @param {{ row: number, column: number, value: number }[]} pointed the cells that point to a value
 */
export async function picturesInCells(parts, pointed) {
  if (pointed.length === 0) return []
  const files = await filesOf(parts)
  const unpacked = new Map()
  const found = []
  for (const { row, column, value } of pointed) {
    const file = files[value - 1]
    if (file === undefined) continue
    if (!unpacked.has(file)) unpacked.set(file, parts.get(file).bytes())
    if (found.push({ row, column, bytes: unpacked.get(file) }) > picturesMax) throw tooManyPictures()
  }
  return found
}

/** Returns the picture file of each value to which cells can point, in the order of the values. */
async function filesOf(parts) {
  const scan = (name, listener) => scanXml(parts.get(name)?.pieces() ?? [], listener)
  const bundles = []
  const places = []
  let ofValues = false
  await scan('xl/metadata.xml', {
    open(name, attributes) {
      if (name === 'rvb') bundles.push(Number(attribute(attributes, 'i')))
      else if (name === 'valueMetadata') ofValues = true
      else if (name === 'rc' && ofValues) places.push(Number(attribute(attributes, 'v')))
    },
    close(name) {
      if (name === 'valueMetadata') ofValues = false
    },
  })
  const records = []
  let first
  await scan(values, {
    open(name) {
      if (name === 'rv') first = undefined
      else if (name === 'v') first ??= ''
    },
    text(text) {
      if (first === '') first = text
    },
    close(name) {
      if (name === 'rv') records.push(Number(first))
    },
  })
  const keys = []
  await scan(references, {
    open(name, attributes) {
      if (name === 'rel') keys.push(attribute(attributes, 'id'))
    },
  })
  const relations = await relationsOf(parts, references)
  return places.map((place) => relations.get(keys[records[bundles[place]]])?.target)
}
