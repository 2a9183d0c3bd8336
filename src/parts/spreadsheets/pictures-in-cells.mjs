/**
 * Pictures that Excel has placed in cells, not over them: the cell says #VALUE! and points, over four parts of the
 * file, to the picture. The reader of sheets does not know them.
 */
const sheetPattern = /<sheet\b[^>]*>/g
const relationPattern = /<Relationship\b[^>]*>/g
const cellPattern = /<c\b[^>]*\bvm="\d+"[^>]*>/g

/**
 * @param {Map<string, () => Buffer>} parts
 * @returns {{ row: number, col: number, bytes: Buffer }[]} of the first sheet that is not hidden
 */
export function picturesInCells(parts) {
  const text = (name) => parts.get(name)?.().toString('utf8') ?? ''
  const metadata = text('xl/metadata.xml')
  if (metadata === '') return []
  const files = filesOf(text)
  const sheet = text(firstSheet(text))
  return [...sheet.matchAll(cellPattern)].flatMap(([cell]) => {
    const place = placeOf(attribute(cell, 'r'))
    const file = files[Number(attribute(cell, 'vm')) - 1]
    const picture = file === undefined ? undefined : parts.get(file)
    return place && picture ? [{ ...place, bytes: picture() }] : []
  })
}

function attribute(tag, name) {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}

/** The picture's file for each value that cells may point to, in their order. */
function filesOf(text) {
  const metadata = text('xl/metadata.xml')
  const bundles = [...metadata.matchAll(/<(?:\w+:)?rvb\b[^>]*>/g)].map(([tag]) => Number(attribute(tag, 'i')))
  const values = [
    ...(/<valueMetadata\b[\s\S]*?<\/valueMetadata>/.exec(metadata)?.[0] ?? '').matchAll(/<rc\b[^>]*>/g),
  ]
  const records = [...text('xl/richData/rdrichvalue.xml').matchAll(/<rv\b[^>]*>\s*<v>(\d+)<\/v>/g)]
  const relations = relationsOf(text('xl/richData/_rels/richValueRel.xml.rels'), 'xl/richData/')
  const ids = [...text('xl/richData/richValueRel.xml').matchAll(/<rel\b[^>]*>/g)].map(([tag]) =>
    attribute(tag, 'r:id'),
  )
  return values.map(([tag]) => {
    const record = records[bundles[Number(attribute(tag, 'v'))] ?? -1]
    return relations.get(ids[Number(record?.[1])])
  })
}

function firstSheet(text) {
  const shown = [...text('xl/workbook.xml').matchAll(sheetPattern)].find(([tag]) => {
    const state = attribute(tag, 'state')
    return state !== 'hidden' && state !== 'veryHidden'
  })
  const relations = relationsOf(text('xl/_rels/workbook.xml.rels'), 'xl/')
  return relations.get(shown && attribute(shown[0], 'r:id')) ?? ''
}

/** What each relation points to, as the name of a part. */
function relationsOf(xml, folder) {
  return new Map(
    [...xml.matchAll(relationPattern)].map(([tag]) => {
      const target = attribute(tag, 'Target') ?? ''
      return [attribute(tag, 'Id'), new URL(target, `part:///${folder}`).pathname.slice(1)]
    }),
  )
}

/** B3 as row 2 and column 1, counted from 0. */
function placeOf(reference) {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  const col = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits) - 1, col }
}
