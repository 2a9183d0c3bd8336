import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { part, partFile, partNames } from './subset-font.mjs'

test.each(partNames)('the %s subset of the font matches the installed font', async (name) => {
  expect(readFileSync(partFile(name)).equals(await part(name))).toBe(true)
})
