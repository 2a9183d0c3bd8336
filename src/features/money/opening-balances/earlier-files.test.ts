import { expect, test } from 'vitest'
import { openingImport } from './opening-import.contract.ts'
import { wantedHeadings } from '../../../kernel/server/spreadsheet-import/match-headings.ts'
import { isTextOf } from '../../../i18n/translators.ts'

test('a file exported by an earlier version is read, in each language', () => {
  const headings = wantedHeadings(openingImport).flatMap(({ names }) => names)
  for (const heading of ['Old Number', 'الرقم القديم', 'ژمارەی کۆن', 'بڕی پارە']) {
    expect(headings).toContain(heading)
  }
  expect(isTextOf('Document language', 'زمانی چاپکراوەکان')).toBe(true)
  expect(isTextOf('Document language', 'Previous number')).toBe(false)
})
