import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('joins the non-empty parts, in any script', () => {
  expect(fileName('INV-2026-00215', 'شركة بغداد')).toBe('INV-2026-00215 شركة بغداد')
  expect(fileName('INV-2026-00215', null, '  ')).toBe('INV-2026-00215')
})

test('omits characters that file names cannot have', () => {
  expect(fileName('INV-1', '../A/B\\C: "x" <y>|*?\u202e\u0000\nCo.')).toBe('INV-1 .. A B C x y Co')
})

test('is never longer than file systems allow, nor cut within a character', () => {
  const name = fileName('INV-1', '🖋'.repeat(300))
  expect(Buffer.byteLength(`${name}.pdf`)).toBeLessThanOrEqual(255)
  expect(name).toMatch(/^INV-1 🖋+$/u)
})
