import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choice } from '../../contract/kinds/choice.ts'
import { flag } from '../../contract/kinds/flag.ts'
import { money } from '../../contract/kinds/numbers/money.ts'
import { quantity } from '../../contract/kinds/numbers/quantity.ts'
import { text } from '../../contract/kinds/texts/text.ts'
import { english } from '../../../i18n/english.ts'
import { csvFile } from './csv-file.ts'
import { harmless } from './harmless-text.ts'
import { readRows } from './read-rows.ts'
import { sheetFile } from './testing/spreadsheet-file.ts'

const columns = [
  { name: 'name', heading: 'Name', field: text('Name') },
  { name: 'price', heading: 'Unit Price', field: money('Unit Price', 'IQD') },
  { name: 'kind', heading: 'Type', field: choice('Type', { a: 'New' }) },
  { name: 'paid', heading: 'Paid', field: flag('Paid') },
]

async function csv(...rows: Record<string, unknown>[]): Promise<string> {
  async function* batches() {
    yield rows
  }
  const pieces: string[] = []
  for await (const piece of csvFile(columns, batches(), english)) pieces.push(piece)
  return pieces.join('')
}

test('a file has a byte order mark, headings with the currency, and readable values', async () => {
  expect(await csv({ name: 'Pen, "blue"', price: 1250.5, kind: 'a', paid: true })).toBe(
    '\ufeffName,Unit Price (IQD),Type,Paid\r\n"Pen, ""blue""",1250.50,New,Yes\r\n',
  )
})

test('an amount in the currency of its row names it, unless a column does', async () => {
  const balance = {
    name: 'balance',
    heading: 'Balance',
    field: quantity('Balance', { currencyIn: 'currency' }),
  }
  const currency = { name: 'currency', heading: 'Currency', field: text('Currency') }
  const file = async (...columns: (typeof balance | typeof currency)[]) => {
    async function* batches() {
      yield [
        { currency: 'IQD', balance: 655_000 },
        { currency: 'USD', balance: null },
      ]
    }
    const pieces: string[] = []
    for await (const piece of csvFile(columns, batches(), english)) pieces.push(piece)
    return pieces.join('')
  }
  expect(await file(balance)).toBe('\ufeffBalance\r\nIQD 655000\r\n\r\n')
  expect(await file(balance, currency)).toBe('\ufeffBalance,Currency\r\n655000,IQD\r\n,USD\r\n')
})

test.each(['=1+1', '@SUM(A1)', '+cmd|x', '-2+A1', '\tx', '＝1', "'=1", '=HYPERLINK("http://x")'])(
  '%s is escaped',
  (formula) => {
    expect(harmless(formula)).toBe(`'${formula}`)
  },
)

// If the list separator is not the comma, it splits cells even inside quotation marks.
test.each([
  ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
  ['x,@SUM(A1)', "x,'@SUM(A1)"],
  ['x\t=1', "x\t'=1"],
  ['x\n=1', "x\n'=1"],
  ['x\r\n-A1', "x\r\n'-A1"],
  ['x|+A1', "x|'+A1"],
  ['x; =1', "x; '=1"],
  ['x;"=1', `x;"'=1`],
  ["x;'=1", "x;''=1"],
  ['x;;=1;=2', "x;;'=1;'=2"],
  ['\t=1', "'\t'=1"],
])('%j is escaped at each place where a cell may begin', (text, guarded) => {
  expect(harmless(text)).toBe(guarded)
})

test.each([
  '-5',
  '-1,250.50',
  '+964 780 123 4567',
  '+964 (0)780-123',
  "O'Brien",
  "'quoted'",
  'a=b',
  'Ali, +964 780',
  'x; -5',
  '3-4;5=6',
])('%s stays unchanged', (innocent) => {
  expect(harmless(innocent)).toBe(innocent)
})

test('escaped text is read back as it was', async () => {
  const names = [
    '=1+1',
    "'=1+1",
    '-5',
    '+964 780',
    "'quoted'",
    '@x',
    'two\nlines',
    '"',
    ' ; ',
    'x;=1',
    "x,'=1",
  ]
  const file = await csv(...names.map((name) => ({ name })))
  const { rows } = await readRows(sheetFile(file))
  expect(rows.slice(1).map(({ cells: [name] }) => name)).toEqual(names)
})

test('any escaped text is read back as it was', async () => {
  const signs = ['=', '+', '-', '@', "'", '"', ';', ',', '|', '\t', '\n', ' ', '5', 'a', '＝']
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 12 }), 2000)
  const names = texts.map((text) => `${text}.`)
  const { rows } = await readRows(sheetFile(await csv(...names.map((name) => ({ name })))))
  expect(rows.slice(1).map(({ cells: [name] }) => name)).toEqual(names)
})
