import { expect, test } from 'vitest'
import { choice, flag, money, text } from '../../contract/fields.ts'
import { csvFile, harmless } from './csv-file.ts'
import { readSheet } from './read-sheet.ts'
import { sheetFile } from './testing/sheet-file.ts'

const columns = [
  { name: 'name', heading: 'Name', field: text('Name') },
  { name: 'price', heading: 'Price', field: money('Price', 'IQD') },
  { name: 'kind', heading: 'Kind', field: choice('Kind', { a: 'First' }) },
  { name: 'paid', heading: 'Paid', field: flag('Paid') },
]

async function csv(...rows: Record<string, unknown>[]): Promise<string> {
  async function* batches() {
    yield rows
  }
  const pieces: string[] = []
  for await (const piece of csvFile(columns, batches())) pieces.push(piece)
  return pieces.join('')
}

test('a file has its mark, its headings with the currency, and values in words', async () => {
  expect(await csv({ name: 'Pen, "blue"', price: 1250.5, kind: 'a', paid: true })).toBe(
    '\ufeffName,Price (IQD),Kind,Paid\r\n"Pen, ""blue""",1250.50,First,Yes\r\n',
  )
})

test.each(['=1+1', '@SUM(A1)', '+cmd|x', '-2+A1', '\t=1', '＝1', "'=1", '=HYPERLINK("http://x")'])(
  '%s is made harmless',
  (formula) => {
    expect(harmless(formula)).toBe(`'${formula}`)
  },
)

test.each(['-5', '-1,250.50', '+964 780 123 4567', '+964 (0)780-123', "O'Brien", "'quoted'", 'a=b'])(
  '%s stays as it is',
  (innocent) => {
    expect(harmless(innocent)).toBe(innocent)
  },
)

test('what was made harmless is read as it was', async () => {
  const names = ['=1+1', "'=1+1", '-5', '+964 780', "'quoted'", '@x', 'two\nlines', '"', ' ; ']
  const file = await csv(...names.map((name) => ({ name })))
  const { rows } = await readSheet(sheetFile(file))
  expect(rows.slice(1).map(({ cells: [name] }) => name)).toEqual(names)
})
