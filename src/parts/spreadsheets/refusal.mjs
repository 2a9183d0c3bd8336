/** What a file is refused for, in words for the person who sent it; everything else that is thrown is a damaged file. */
export class Refusal extends Error {
  /**
   * @param {'too_large' | 'unsupported_media_type' | 'validation_failed'} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message)
    this.code = code
  }
}

export const notASpreadsheet = () =>
  new Refusal(
    'unsupported_media_type',
    'This file is not a spreadsheet. Please choose an .xlsx, .xls or .csv file.',
  )

export const damaged = () =>
  new Refusal(
    'unsupported_media_type',
    'This spreadsheet is damaged and cannot be read. Please save it again and retry.',
  )

export const encrypted = () =>
  new Refusal(
    'unsupported_media_type',
    'This spreadsheet is protected by a password. Please save it without one and retry.',
  )

export const tooLargeUnpacked = () =>
  new Refusal('too_large', 'This spreadsheet unpacks to more than can be read. Please divide it.')
