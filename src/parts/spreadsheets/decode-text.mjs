import { notASpreadsheet } from './refusal.mjs'

const arabicPage = 'windows-1256'

/** What Windows-1252 has where Latin-1 has control characters; Node 20 decodes the page as Latin-1. */
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text of a .csv file in whatever encoding it came: UTF-8 and UTF-16 with or without a mark, else the Windows page
 * for Arabic or the western one. Throws for what is no text.
 * @param {Buffer} bytes
 */
export function decodeText(bytes) {
  const text = decoded(bytes)
  // Anything but tabs and line ends below the blank is a sign of bytes that are no text.
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

/** By its mark, or by the zeros that western letters, separators and line ends leave in every other byte. */
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

/** Arabic words are runs of bytes beyond ASCII; in western words an accent stands alone between plain letters. */
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
