import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { zipStream } from './xlsx/zip-stream.ts'

test('cells beyond 200 columns are left out at once, and do not fill up the row', async () => {
  const relations = (target: string) => [
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${
      target.startsWith('xl') ? 'officeDocument' : 'worksheet'
    }" Target="${target}"/></Relationships>`,
  ]
  const rows = Array.from({ length: 5000 }, (_, index) => index + 1)
  const parts = zipStream([
    { name: '[Content_Types].xml', content: ['<Types/>'] },
    { name: '_rels/.rels', content: relations('xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: ['<workbook><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>'],
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relations('worksheets/sheet1.xml') },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: [
        '<worksheet><sheetData>',
        ...rows.map(
          (row) =>
            `<row r="${row}"><c r="A${row}"><v>${row}</v></c><c r="GR${row}"><v>7</v></c><c r="GS${row}"><v>8</v></c>` +
            `<c r="XFD${row}"/></row>`,
        ),
        '</sheetData></worksheet>',
      ],
    },
  ])
  const result = await readSpreadsheet(await buffer(parts))
  const read = 'sheet' in result ? result.sheet.rows : []
  expect(read).toHaveLength(rows.length)
  expect(read.at(-1)?.cells).toHaveLength(200)
  expect(read.at(-1)?.cells).toMatchObject({ 0: { shown: '5000' }, 199: { shown: '7' } })
})
