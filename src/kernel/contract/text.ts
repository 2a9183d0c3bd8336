/** Eastern digits (Arabic-Indic and Persian) and the Arabic decimal sign as ASCII; everything else unchanged. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹٫]/g, (sign) => {
    if (sign === '٫') return '.'
    const code = sign.charCodeAt(0)
    return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660))
  })
}

/** Length as people count it: code points, not UTF-16 units. */
export function lengthInCodePoints(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** One-line text as it is stored: no line breaks, no blanks at the ends, no broken surrogates. */
export function oneLine(text: string): string {
  return wellFormed(text.replace(/[\r\n\u2028\u2029]+/g, ' ')).trim()
}

/** Long text as it is stored: line breaks as `\n`, no blanks at the ends, no broken surrogates. */
export function manyLines(text: string): string {
  return wellFormed(text.replace(/\r\n?/g, '\n')).trim()
}

/** PostgreSQL stores UTF-8, which has no lone surrogates; each becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}
