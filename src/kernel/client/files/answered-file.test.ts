import { expect, test } from 'vitest'
import { keptFile, shownFile } from '../../server/http/bodies/file-header.ts'
import { nameIn } from './answered-file.ts'

test.each(['pens 2026-11-20.xlsx', 'شركة النور (كشف).csv', "O'Brien * 50%.pdf"])(
  'the browser reads the server’s file name: %s',
  (name) => {
    expect([nameIn(keptFile(name)), nameIn(shownFile(name))]).toEqual([name, name])
  },
)

test.each([
  ['شركة النور (كشف).csv', 'Inkwell.csv'],
  ['كشف حساب C-1.pdf', 'C-1.pdf'],
])('a client that knows only ASCII gets a file name as well: %s', (name, plain) => {
  expect(keptFile(name)).toContain(`; filename="${plain}"; filename*=UTF-8''`)
})

test('a file without a name from the server has none', () => {
  expect(nameIn('')).toBe('')
  expect(nameIn('attachment')).toBe('')
})
