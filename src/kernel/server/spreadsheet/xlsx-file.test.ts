import { english } from '../../../i18n/english.ts'
import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { day } from '../../contract/kinds/day.ts'
import { flag } from '../../contract/kinds/flag.ts'
import { money } from '../../contract/kinds/numbers/money.ts'
import { note } from '../../contract/kinds/texts/note.ts'
import { instant } from '../../contract/kinds/instant.ts'
import { quantity } from '../../contract/kinds/numbers/quantity.ts'
import { text } from '../../contract/kinds/texts/text.ts'
import { whole } from '../../contract/kinds/numbers/whole.ts'
import { readRows } from './read-rows.ts'
import { sheetFile } from './testing/spreadsheet-file.ts'
import { xlsxFile } from './xlsx-file.ts'

const columns = [
  { name: 'serial', heading: 'SL', field: whole('SL') },
  { name: 'name', heading: 'Name', field: text('Name') },
  { name: 'usd', heading: 'Price correction', field: money('Price correction', 'USD') },
  { name: 'iqd', heading: 'Paid', field: money('Paid', 'IQD') },
  { name: 'on', heading: 'Date', field: day('Date') },
  { name: 'note', heading: 'Note', field: note('Note') },
  { name: 'done', heading: 'Done', field: flag('Done') },
  { name: 'currency', heading: 'Currency', field: text('Currency') },
  { name: 'balance', heading: 'Balance', field: quantity('Balance', { currencyIn: 'currency' }) },
  { name: 'at', heading: 'At', field: instant('Created At') },
]

async function xlsx(rows: Record<string, unknown>[], shown = columns): Promise<Buffer> {
  async function* batches() {
    yield rows
  }
  const pieces: Buffer[] = []
  for await (const piece of xlsxFile(
    { title: 'Things', company: 'Pens & Co', day: '20/11/2026' },
    shown,
    batches(),
    english,
  ))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

const row = {
  serial: 7,
  name: 'شركة النور',
  usd: 1250.5,
  iqd: 655_000,
  on: '2026-11-20',
  note: '=1+1',
  done: false,
}

test('cells have types, and amounts name their currency', async () => {
  const { sheets } = await readXlsx(await xlsx([row]), { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.name).toBe('Things')
  expect(sheet?.rows).toEqual([
    ['SL', 'Name', 'Price correction', 'Paid', 'Date', 'Note', 'Done', 'Currency', 'Balance', 'At'],
    [7, 'شركة النور', 1250.5, 655_000, new Date(Date.UTC(2026, 10, 20)), '=1+1', 'No', null, null, null],
  ])
  const formatAt = (column: number) => sheet?.cells?.get(`1,${column}`)?.style?.numFmt
  expect([formatAt(2), formatAt(3), formatAt(4)]).toEqual(['"USD"\\ #,##0.00', '"IQD"\\ #,##0', 'dd/mm/yyyy'])
  expect(sheet?.cells?.get('1,5')?.formula).toBeUndefined()
})

test('the heading row is frozen, columns fit their text, and text has its direction', async () => {
  const { sheets } = await readXlsx(await xlsx([{ ...row, note: 'x'.repeat(40) }]), { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.freezePane).toMatchObject({ rows: 1 })
  expect(sheet?.columns?.[5]?.width).toBeGreaterThan(40)
  expect(sheet?.columns?.[0]?.width).toBeLessThan(15)
  expect(sheet?.cells?.get('1,1')?.style?.alignment).toMatchObject({ readingOrder: 'rtl' })
  expect(sheet?.cells?.get('1,5')?.style?.alignment).toBeUndefined()
})

test('a printed sheet is one page wide, with headings, company and title', async () => {
  const { sheets, properties } = await readXlsx(await xlsx([row, row], columns.slice(0, 6)))
  expect(properties).toMatchObject({ creator: 'Pens & Co', title: 'Things · 20/11/2026' })
  expect(sheets[0]).toMatchObject({
    autoFilter: { range: 'A1:F3' },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'portrait',
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
    headerFooter: { oddHeader: '&LPens && Co&CThings&R20/11/2026', oddFooter: '&C&P / &N' },
  })
  const wide = await readXlsx(await xlsx([{ ...row, note: 'x'.repeat(60) }]))
  expect(wide.sheets[0]?.pageSetup).toMatchObject({ orientation: 'landscape' })
})

test('times are stored as such, and amounts have their row’s currency', async () => {
  const balance = (currency: string) => ({ currency, balance: 1250, at: '2026-11-20 14:30:15' })
  const { sheets } = await readXlsx(await xlsx([balance('USD'), balance('IQD')]), { readStyles: true })
  const at = (line: number, column: number) => sheets[0]?.cells?.get(`${line},${column}`)
  expect(at(1, 9)?.value).toEqual(new Date(Date.UTC(2026, 10, 20, 14, 30, 15)))
  expect(at(1, 9)?.style?.numFmt).toBe('dd/mm/yyyy\\ hh:mm')
  expect([at(1, 8)?.style?.numFmt, at(2, 8)?.style?.numFmt]).toEqual(['"USD"\\ #,##0.00', '"IQD"\\ #,##0'])
})

test('every text is read back unchanged', async () => {
  const texts = [
    '00123',
    ' two  blanks ',
    'a\nb\tc',
    '<&>"',
    '_x0041_',
    '\u001b[0m',
    '\ufffe',
    '😀',
    '_x_',
    'R\r',
  ]
  const { rows } = await readRows(sheetFile(await xlsx(texts.map((name) => ({ name })))))
  expect(rows.slice(1).map(({ cells }) => cells[1])).toEqual(texts)
})

test('an empty list gives a file with headings', async () => {
  const { rows } = await readRows(sheetFile(await xlsx([])))
  expect(rows).toHaveLength(1)
})

test('the same rows give the same file', async () => {
  expect(await xlsx([row])).toEqual(await xlsx([row]))
})
