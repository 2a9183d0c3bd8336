import { expect, test } from 'vitest'
import { english } from '../../../../i18n/english.ts'
import { nothingToImport } from './nothing-to-import.ts'

test.each([
  [{ unchanged: 3, wrong: 0 }, 'Nothing to import. All rows in this file are already saved.'],
  [{ unchanged: 0, wrong: 2 }, 'No rows can be imported. Correct the errors and choose the file again.'],
  [{ unchanged: 1, wrong: 2 }, 'Nothing to import: 1 row is already saved, 2 have errors.'],
])('a file of %j shows why nothing is imported', (preview, words) => {
  expect(english(nothingToImport(preview))).toBe(words)
})
