import { lettersMax, picturesMax, rowsMax, textMax } from './limits.mjs'

/**
 * The reason why a file is refused, as a message for the user who sent it. Any other error means that the file is
 * damaged.
 */
export class Refusal extends Error {
  /**
   * @param {'too_large' | 'unsupported_media_type' | 'validation_failed'} code
   * @param {string} key the message key, with the names of its values in braces
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
  unread('This file is not a spreadsheet. Choose an .xlsx, .xls or .csv file.')

/** @param {string} kind the file extension, such as `.ods` */
export const anotherKind = (kind) =>
  unread('{kind} files cannot be read. Save the file as .xlsx and try again.', { kind })

export const oldExcel = () =>
  unread('Spreadsheets from Excel 95 or earlier cannot be read. Save the file as .xlsx and try again.')

export const damaged = () =>
  unread('This spreadsheet is damaged and cannot be read. Save a new copy and try again.')

export const encrypted = () =>
  unread('This spreadsheet is protected by a password. Remove the password and try again.')

/** @param {number} row */
export const openQuotation = (row) =>
  unread('Row {row} has a misplaced or unclosed quotation mark. Correct the file and try again.', { row })

export const tooLargeUnpacked = () =>
  tooLarge('This spreadsheet is too large to read. Split it into smaller files.')

export const tooManyRows = () =>
  tooLarge('This file has more than {most} rows. Split it into smaller files.', { most: grouped(rowsMax) })

export const textTooLong = () =>
  tooLarge('A cell in this file has more than {most} characters. Shorten its text.', {
    most: grouped(textMax),
  })

export const tooManyLetters = () =>
  tooLarge('This file has more than {most} characters in total. Split it into smaller files.', {
    most: grouped(lettersMax),
  })

export const tooManyPictures = () =>
  tooLarge('This file has more than {most} pictures. Split it into smaller files.', {
    most: grouped(picturesMax),
  })

export const picturesTooLarge = () =>
  tooLarge('The pictures in this file are larger than 40 MB in total. Make them smaller or split the file.')

function grouped(number) {
  return number.toLocaleString('en')
}
