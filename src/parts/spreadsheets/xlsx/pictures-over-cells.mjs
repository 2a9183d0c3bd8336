import { relationsOf } from './document-parts.mjs'
import { picturesMax } from '../limits.mjs'
import { tooManyPictures } from '../refusal.mjs'
import { attribute, scanXml } from './xml-scanner.mjs'

/**
 * Returns the pictures over the cells of a sheet, each with the cell of its upper left corner.
 * @param {Map<string, import('./zip-check.mjs').Part>} parts
 * @param {string} sheetPart
 */
export async function picturesOver(parts, sheetPart) {
  const relations = await relationsOf(parts, sheetPart)
  const drawing = [...relations.values()].find(({ kind }) => kind === 'drawing')?.target
  if (drawing === undefined) return []
  const pictures = await relationsOf(parts, drawing)
  const unpacked = new Map()
  const found = []
  let anchor
  let ofCorner = false
  let inside = ''
  await scanXml(parts.get(drawing).pieces(), {
    open(name, attributes) {
      if (name === 'twoCellAnchor' || name === 'oneCellAnchor') anchor = { row: '', col: '' }
      else if (name === 'from') ofCorner = true
      else if (name === 'row' || name === 'col') inside = name
      else if (name === 'blip' && anchor)
        anchor.picture ??= pictures.get(attribute(attributes, 'embed'))?.target
    },
    text(text) {
      if (anchor && ofCorner && inside !== '') anchor[inside] += text
    },
    close(name) {
      if (name === 'row' || name === 'col') inside = ''
      else if (name === 'from') ofCorner = false
      else if (name === 'twoCellAnchor' || name === 'oneCellAnchor') {
        const { row, col, picture } = anchor ?? {}
        anchor = undefined
        if (picture === undefined) return
        if (!unpacked.has(picture)) unpacked.set(picture, parts.get(picture).bytes())
        found.push({ row: Number(row) + 1, column: Number(col), bytes: unpacked.get(picture) })
        if (found.length > picturesMax) throw tooManyPictures()
      }
    },
  })
  return found
}
