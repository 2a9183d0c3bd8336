import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { part, partFile, partNames } from './subset-font.mjs'

test.each(partNames)('the %s part of the font is that of the font in use', async (name) => {
  expect(readFileSync(partFile(name)).equals(await part(name))).toBe(true)
})
