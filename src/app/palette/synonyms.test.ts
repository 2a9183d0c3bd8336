import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../features/paths.ts'
import { afterWords, allFound } from '../../kernel/client/shell/keyboard/palette-matching.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { synonyms, synonymsByPath, unpaidInvoices } from './synonyms.ts'

const foundBy = (entered: string) =>
  allFound(entered, [...synonymsByPath], ([, words]) => [[], words]).map(([path]) => path)

test.each([
  ['unpaid', unpaidInvoices],
  ['غير مدفوعة', unpaidInvoices],
  ['نەدراوە', unpaidInvoices],
  ['who owes', paths.receivables.table],
  ['ديون', paths.receivables.table],
  ['قەرز', paths.receivables.table],
  ['refund', paths.creditNote.table],
  ['refund', paths.paymentVoucher.table],
  ['return', paths.creditNote.table],
  ['expense', paths.pettyCash.table],
  ['مصروف', paths.pettyCash.table],
  ['salary', paths.paymentVoucher.table],
  ['راتب', paths.paymentVoucher.table],
  ['مووچە', paths.paymentVoucher.table],
  ['rate', paths.exchangeRate.table],
  ['backup', paths.settingsSection('backups')],
  ['logo', paths.settingsSection('company')],
  ['permissions', paths.settingsSection('permissions')],
])('%s finds %s', (entered, path) => {
  expect(foundBy(entered)).toContain(path)
})

test('words are found from their beginning, in any order, and in any spelling of Arabic letters', () => {
  expect(foundBy('owes who')).toContain(paths.receivables.table)
  expect(foundBy('sala')).toContain(paths.paymentVoucher.table)
  expect(foundBy('موظفین')).toContain(paths.users.table)
  expect(foundBy('alary')).toEqual([])
  expect(foundBy('salary zzz')).toEqual([])
})

test('a name comes before a synonym', () => {
  const entries = [
    { name: 'Petty Cash', words: ['rate'] },
    { name: 'Exchange Rates', words: [] },
  ]
  const found = allFound('rate', entries, ({ name, words }) => [[name], words])
  expect(found.map(({ name }) => name)).toEqual(['Exchange Rates', 'Petty Cash'])
})

test('an action is followed by a name', () => {
  expect(afterWords('Receive money from', 'receive money from  Rezan')).toBe('Rezan')
  expect(afterWords('Receive money from', 'Receive money from')).toBe('')
  expect(afterWords('Receive money from', 'Receive money fromage')).toBeNull()
  expect(afterWords('Receive money from', 'receive')).toBeNull()
})

test('native readers get the list of all Arabic and Sorani words', () => {
  const doc = readFileSync(join(packageRoot, 'docs/translation.md'), 'utf8')
  const missing = synonyms
    .map(({ en, ar, ckb }) => `| ${en} | ${ar} | ${ckb} |`)
    .filter((row) => !doc.includes(row))
  expect(missing).toEqual([])
})
