import { expect, test } from 'vitest'
import { english } from '../../../../words/english.ts'
import { nothingToImport } from './nothing-to-import.ts'

test.each([
  [{ unchanged: 3, wrong: 0 }, 'Nothing to do: everything in this file is stored already.'],
  [{ unchanged: 0, wrong: 2 }, 'No row of this file can be imported.'],
  [{ unchanged: 1, wrong: 2 }, 'Nothing to import: 1 row is stored already, 2 are wrong.'],
])('a file of %j says why it brings nothing', (preview, words) => {
  expect(english(nothingToImport(preview))).toBe(words)
})
