import { notASpreadsheet } from './refusal.mjs'

const arabicPage = 'windows-1256'

/** The characters of Windows-1252 where Latin-1 has control characters. Node 20 decodes Windows-1252 as Latin-1. */
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Returns the text of a .csv file: UTF-8 or UTF-16, with or without a byte order mark, else Windows-1256 (Arabic) or
 * Windows-1252 (western). Throws a refusal for bytes that are not text.
 * @param {Buffer} bytes
 */
export function decodeText(bytes) {
  const text = decoded(bytes)
  // Control characters other than tabs, line ends and escape show that the bytes are not text.
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) throw notASpreadsheet()
  return text
}

function decoded(bytes) {
  const utf16 = utf16In(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return looksArabic(bytes) ? new TextDecoder(arabicPage).decode(bytes) : western(bytes)
  }
}

/**
 * Recognizes UTF-16 by its byte order mark, or by the zeros that western letters, separators and line ends leave in
 * every other byte.
 */
function utf16In(bytes) {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]++
  })
  const many = sample.length / 8
  if (zeros[1] > many && zeros[0] < many / 8) return 'utf-16le'
  if (zeros[0] > many && zeros[1] < many / 8) return 'utf-16be'
  return undefined
}

/**
 * In Arabic words, bytes beyond ASCII follow each other. In western words, an accented letter stands alone between
 * ASCII letters.
 */
function looksArabic(bytes) {
  let runs = 0
  let accents = 0
  for (let index = 1; index < bytes.length; index++) {
    const [before, byte] = [bytes[index - 1], bytes[index]]
    if (byte < 0xc0) continue
    if (before >= 0xc0) runs++
    else if (/[a-z]/i.test(String.fromCharCode(before))) accents++
  }
  return runs > accents
}

function western(bytes) {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => windowsOnly[sign.charCodeAt(0) - 0x80] ?? sign)
}
