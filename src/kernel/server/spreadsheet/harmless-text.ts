/**
 * The places where a spreadsheet program may begin a cell, with any apostrophes there, followed by a character that
 * could start a formula: the start of the text, and every separator of cells or rows. Which separator applies depends
 * on the machine that opens the file, and it splits cells even inside quotation marks.
 */
const places = /(^|[;,|\t\r\n][\s"]*)('*)(?=[=+\-@＝＋－＠])/g
const number = /^[+-][\d\s().,/-]*$/
const blankStart = /^'*[\t\r]/

/**
 * Returns text that no spreadsheet program takes for a formula. An apostrophe is added before a possible formula, and
 * before text that already begins with such apostrophes, so that a reader (`readCsvSheet`) can remove exactly one. A
 * number or a phone number with its sign is not a formula.
 */
export function harmless(text: string): string {
  const inside = text.replace(places, (place, before: string, apostrophes: string, at: number) => {
    const rest = text.slice(at + place.length)
    const piece = before === '' ? rest : (rest.split(/[;,|\t\r\n]/, 1)[0] ?? '')
    return apostrophes === '' && number.test(piece) ? place : `${place}'`
  })
  return blankStart.test(inside) ? `'${inside}` : inside
}
