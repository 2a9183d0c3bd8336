import { expect, test } from 'vitest'
import { drawableText, unprintableCharacters } from './drawable-text.ts'

test.each([
  'Blue Pen №7 — 50 % off, €5 “now” © 2026…',
  'قەڵەمی شین، ١٢ دانە؛ می\u200cخواهم؟',
  'Şırnak Çağlar Łódź',
  'Ручка Ελλάδα עט',
  'e\u0301 1 − 2 × 3 → □',
])('keeps characters that the fonts have: %s', (text) => {
  expect(drawableText(text)).toBe(text)
})

test.each([
  ['a中文b 🖋 पेन ✓', 'ab'],
  ['Blue pen 🖋️ gold', 'Blue pen gold'],
  ['🎁', ''],
  ['هدية 👩‍👩‍👧 للعميل\n👍🏽 شكراً', 'هدية للعميل\n شكراً'],
  ['Box 1️⃣', 'Box 1'],
])('omits characters that they lack: %s', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn)
})

test('lists omitted characters, each once and whole', () => {
  expect(unprintableCharacters('Pen 🖋️ and 👩‍👩‍👧, 🖋️ 中 by © 👍🏽')).toEqual(['🖋️', '👩‍👩‍👧', '中', '👍🏽'])
  expect(unprintableCharacters('قەڵەمی شین، ١٢ دانە')).toEqual([])
})

test('a long text of such characters is checked quickly, whatever follows it', () => {
  for (const character of ['中', '🖋', '🏽', '👩‍👩‍👧'])
    expect(drawableText(`a${character.repeat(10_000)}b ${character.repeat(10_000)}…`)).toBe('ab …')
})
