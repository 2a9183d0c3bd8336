import { expect, test } from 'vitest'
import { keptFile, shownFile } from '../../server/http/bodies/file-header.ts'
import { nameIn } from './answered-file.ts'

test.each(['pens 2026-11-20.xlsx', 'شركة النور (كشف).csv', "O'Brien * 50%.pdf"])(
  'the browser calls a file as the server does: %s',
  (name) => {
    expect([nameIn(keptFile(name)), nameIn(shownFile(name))]).toEqual([name, name])
  },
)

test.each([
  ['شركة النور (كشف).csv', 'Inkwell.csv'],
  ['كشف حساب C-1.pdf', 'C-1.pdf'],
])('a program that knows ASCII alone gets a name as well: %s', (name, plain) => {
  expect(keptFile(name)).toContain(`; filename="${plain}"; filename*=UTF-8''`)
})

test('what the server gives no name has none', () => {
  expect(nameIn('')).toBe('')
  expect(nameIn('attachment')).toBe('')
})
