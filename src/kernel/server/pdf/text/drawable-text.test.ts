import { expect, test } from 'vitest'
import { drawableText } from './drawable-text.ts'

test.each([
  'Blue Pen №7 — 50 % off, €5 “now” © 2026…',
  'قەڵەمی شین، ١٢ دانە؛ می\u200cخواهم؟',
  'Şırnak Çağlar Łódź',
  'Ручка Ελλάδα עט',
  'e\u0301 1 − 2 × 3 → □',
])('keeps what the fonts have: %s', (text) => {
  expect(drawableText(text)).toBe(text)
})

test('shows a square for what they have not', () => {
  expect(drawableText('a中文b 🖋 पेन ✓')).toBe('a□□b □ □□□ □')
})
