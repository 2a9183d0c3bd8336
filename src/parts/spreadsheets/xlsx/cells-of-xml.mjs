import { columnsMax } from '../limits.mjs'
import { damaged } from '../refusal.mjs'
import { CellText, withoutEscapes } from './shared-texts.mjs'
import { attribute, scanXml } from './xml-scanner.mjs'

const formulaShown = 100
/** A formula that is only a text, as users enter codes to keep leading zeros. */
const textFormula = /^"((?:[^"]|"")*)"$/
const yes = { shown: 'TRUE', exact: 'TRUE', is: 'flag' }
const no = { shown: 'FALSE', exact: 'FALSE', is: 'flag' }

/**
 * Reads the rows of a worksheet into `sheet` until it is full. Returns the cells that point to a value elsewhere in the
 * file, such as a picture, each with the number of its value.
 * @param {import('../sheet-being-read.mjs').SheetBeingRead} sheet
 * @param {import('./zip-check.mjs').Part} part
 * @param {{ texts: string[], formats: import('../number-formats.mjs').NumberFormats, isUncomputed: boolean }} workbook
 * `isUncomputed`: the results of formulas are to be computed when the file is opened
 */
export async function fillFromXml(sheet, part, workbook) {
  const pointed = []
  const inline = new CellText()
  let inside = ''
  let row
  let number = 0
  let cell
  await scanXml(part.pieces(), {
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attribute(attributes, 'r')) || number + 1
        row = []
      } else if (name === 'c' && row) {
        cell = cellAt(attributes, row.length)
        inside = ''
        const pointsTo = attribute(attributes, 'vm')
        if (pointsTo !== undefined)
          pointed.push({ row: number, column: cell.column, value: Number(pointsTo) })
      } else if (cell) {
        inside = name
        if (name === 'f') cell.formula ??= ''
        else if (name === 'v') cell.value ??= ''
        else inline.open(name)
      }
    },
    text(text) {
      if (!cell) return
      if (inside === 'v') cell.value += text
      else if (inside === 'f') cell.formula += text
      else inline.add(text)
    },
    close(name) {
      if (name === 'row' && row) {
        sheet.add(number, row)
        row = undefined
      } else if (name === 'c' && cell) {
        // A cell beyond the last column is dropped here: storing it would fill the row up to its column.
        if (cell.column < columnsMax) row[cell.column] = seen(cell, inline.take(), workbook)
        cell = undefined
      } else if (cell) {
        inside = ''
        inline.close(name)
      }
    },
    isDone: () => sheet.isFull,
  })
  return pointed
}

function cellAt(attributes, next) {
  const [, letters] = /^\$?([a-z]{1,3})\$?\d/i.exec(attribute(attributes, 'r') ?? '') ?? []
  return {
    column: letters === undefined ? next : columnOf(letters.toUpperCase()),
    type: attribute(attributes, 't') ?? 'n',
    style: Number(attribute(attributes, 's') ?? 0),
    value: undefined,
    formula: undefined,
  }
}

/** Returns the index of a column: 0 for A, 26 for AA. */
function columnOf(letters) {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function seen({ type, style, value, formula }, inline, { texts, formats, isUncomputed }) {
  if (value === undefined && formula === undefined) return inline
  if (formula !== undefined && inline === '' && isUnsaved(type, value, isUncomputed)) {
    const [, text] = textFormula.exec(formula) ?? []
    if (text !== undefined) return text.replaceAll('""', '"')
    return { shown: `=${formula.slice(0, formulaShown)}`, exact: '', problem: 'formula' }
  }
  if (type === 's') {
    const text = value.trim() === '' ? '' : texts[Number(value)]
    if (text === undefined) throw damaged()
    return text
  }
  if (type === 'str' || type === 'inlineStr') return withoutEscapes(value) || inline
  if (type === 'b') return /^\s*(1|true)\s*$/.test(value) ? yes : no
  if (type === 'd') return formats.day(value.trim(), style)
  const number = Number(value)
  return type === 'e' || value.trim() === '' || Number.isNaN(number)
    ? value
    : formats.cell(number, style, value)
}

/**
 * Whether a formula has no result. Programs that cannot compute formulas leave the result out, or write 0 and set
 * `fullCalcOnLoad`.
 */
function isUnsaved(type, value, isUncomputed) {
  if (value === undefined || (value === '' && type !== 'str')) return true
  return isUncomputed && type === 'n' && Number(value) === 0
}
