import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishPart, partFile } from './subset-font.mjs'

test('the English part of the font is that of the font in use', async () => {
  expect(readFileSync(partFile).equals(await englishPart())).toBe(true)
})
