import { expect, test } from 'vitest'
import { beginningWith } from './typed-choice.ts'

const choices = ['Cash', 'Bank Transfer', 'Credit/Debit', 'Cheque'].map((label) => ({ label, value: label }))
const typed = (word: string, selected: string | null = null) => beginningWith(word, choices, selected)?.value

test('typing the letters of a choice selects it', () => {
  expect(typed('b')).toBe('Bank Transfer')
  expect(typed('cr')).toBe('Credit/Debit')
  expect(typed('bank t', 'Cash')).toBe('Bank Transfer')
  expect(typed('x')).toBeUndefined()
})

test('a repeated letter selects the next choice that begins with it', () => {
  expect(typed('c')).toBe('Cash')
  expect(typed('c', 'Cash')).toBe('Credit/Debit')
  expect(typed('cc', 'Credit/Debit')).toBe('Cheque')
  expect(typed('ccc', 'Cheque')).toBe('Cash')
})
