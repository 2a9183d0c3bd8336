/**
 * Returns a text with eastern digits (Arabic-Indic and Persian) and the Arabic decimal sign as ASCII; everything else
 * unchanged.
 */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹٫]/g, (sign) => {
    if (sign === '٫') return '.'
    const code = sign.charCodeAt(0)
    return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660))
  })
}

/** Returns the length in code points, not UTF-16 units. */
export function lengthInCodePoints(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** Returns one-line text as it is stored: no line breaks, trimmed, without misleading invisible characters. */
export function oneLine(text: string): string {
  return honest(text.replace(/[\r\n\u2028\u2029]+/g, ' '))
}

/** Returns long text as it is stored: line breaks as `\n`, trimmed, without misleading invisible characters. */
export function manyLines(text: string): string {
  return honest(text.replace(/\r\n?/g, '\n'))
}

/** Whether a text has no visible character: blanks, control characters and the like. NUL has its own error. */
export function isInvisible(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u0001-\u001f\u007f-\u009f\u2800]*$/u.test(text)
}

/**
 * Characters that embed, override or isolate a direction, with which a name can reorder the amount beside it, and
 * characters without width, which make different texts look the same. Joiners and plain direction marks stay: Persian
 * and Kurdish spelling and joined emoji need them.
 */
const deceptive = /[\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

function honest(text: string): string {
  const left = wellFormed(text.replace(deceptive, '')).trim()
  return isInvisible(left) ? '' : left
}

/** PostgreSQL stores UTF-8, which has no lone surrogates; each becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}
