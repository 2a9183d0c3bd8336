/**
 * Where a spreadsheet program may begin a cell, the apostrophes there, and a sign that might make it run what follows:
 * at the start of the text, and after whatever divides cells or rows for some program. Which sign that is depends on
 * the machine that opens the file, and it divides there though it stands between our quotation marks.
 */
const places = /(^|[;,|\t\r\n][\s"]*)('*)(?=[=+\-@＝＋－＠])/g
const number = /^[+-][\d\s().,/-]*$/
const blankStart = /^'*[\t\r]/

/**
 * Text that no spreadsheet program takes for a formula. An apostrophe goes before what might be one, and before
 * what already begins as such text does, so that a reader (`readCsvSheet`) can tell and take exactly one away. A
 * number or a phone number with its sign is no formula.
 */
export function harmless(text: string): string {
  const inside = text.replace(places, (place, before: string, apostrophes: string, at: number) => {
    const rest = text.slice(at + place.length)
    const piece = before === '' ? rest : (rest.split(/[;,|\t\r\n]/, 1)[0] ?? '')
    return apostrophes === '' && number.test(piece) ? place : `${place}'`
  })
  return blankStart.test(inside) ? `'${inside}` : inside
}
