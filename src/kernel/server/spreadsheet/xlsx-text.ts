const rightToLeftFirst = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Whether a text begins in a right-to-left script. */
export function isRightToLeft(text: string): boolean {
  return rightToLeftFirst.test(text)
}

const unsafe = /[&<>"\0-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML. Spreadsheets write control characters as _x001B_, so `_` before such text is escaped too. */
export function escaped(text: string): string {
  return text.replace(
    unsafe,
    (sign) => entities[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}
