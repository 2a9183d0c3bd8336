import { lettersMax, picturesMax, rowsMax, textMax } from './limits.mjs'

/** What a file is refused for, in words for the person who sent it; everything else that is thrown is a damaged file. */
export class Refusal extends Error {
  /**
   * @param {'too_large' | 'unsupported_media_type' | 'validation_failed'} code
   * @param {string} key the sentence, with the names of its values in braces
   * @param {Record<string, string | number>} values
   */
  constructor(code, key, values = {}) {
    super(Object.entries(values).reduce((words, [name, value]) => words.replace(`{${name}}`, value), key))
    this.code = code
    this.key = key
    this.values = values
  }
}

const unread = (key, values) => new Refusal('unsupported_media_type', key, values)
const tooLarge = (key, values) => new Refusal('too_large', key, values)

export const notASpreadsheet = () =>
  unread('This file is not a spreadsheet. Please choose an .xlsx, .xls or .csv file.')

/** @param {string} kind as its users call it, such as `.ods` */
export const anotherKind = (kind) =>
  unread(
    'This is a spreadsheet of the kind {kind}, which cannot be read. Please save it as .xlsx and retry.',
    { kind },
  )

export const oldExcel = () =>
  unread(
    'This spreadsheet is from Excel 95 or earlier and cannot be read. Please save it as .xlsx and retry.',
  )

export const damaged = () =>
  unread('This spreadsheet is damaged and cannot be read. Please save it again and retry.')

export const encrypted = () =>
  unread('This spreadsheet is protected by a password. Please save it without one and retry.')

/** @param {number} row */
export const openQuotation = (row) =>
  unread('A quotation mark in row {row} is not closed or stands in the wrong place.', { row })

export const tooLargeUnpacked = () =>
  tooLarge('This spreadsheet unpacks to more than can be read. Please divide it.')

export const tooManyRows = () => tooLarge('A file may have at most {most} rows.', { most: grouped(rowsMax) })

export const textTooLong = () =>
  tooLarge('A cell may hold at most {most} characters.', { most: grouped(textMax) })

export const tooManyLetters = () =>
  tooLarge('The cells of a file may hold at most {most} characters together. Please divide it.', {
    most: grouped(lettersMax),
  })

export const tooManyPictures = () =>
  tooLarge('A file may have at most {most} pictures.', { most: grouped(picturesMax) })

export const picturesTooLarge = () => tooLarge('The pictures of a file may have at most 40 MB together.')

function grouped(number) {
  return number.toLocaleString('en')
}
