import { expect, test } from 'vitest'
import { englishOnPaper } from '../../../../i18n/english-on-paper.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { closeDocument } from './close-document.ts'
import { countedNotes, notesTotal } from '../notes.ts'

test('a count is the sum of its notes, and an unknown banknote is refused', () => {
  expect(notesTotal('IQD', { '25000': 4, '250': 1 })).toBe(100_250)
  expect(notesTotal('USD', { '100': 3, '1': 2 })).toBe(302)
  expect(notesTotal('IQD', {})).toBe(0)
  for (const wrong of [null, [], '25000', { '100': 1 }, { '250': -1 }, { '250': 0.5 }, { '250': '1' }]) {
    expect(notesTotal('IQD', wrong)).toBeNull()
  }
  expect(countedNotes('IQD', { '250': 1, '25000': 4, '500': 0 })).toEqual([
    { note: 25_000, count: 4 },
    { note: 250, count: 1 },
  ])
})

test('the slip shows the counted notes beside the expected amount', () => {
  const document = closeDocument(
    {
      id: 7,
      serial: 7,
      version: 1,
      created_at: '',
      updated_at: '',
      account: 2,
      account_name: 'Cash IQD',
      currency: 'IQD',
      date: '2026-11-22',
      expected: 100_500,
      notes: { '25000': 4, '250': 1 },
      counted: 100_250,
      difference: -250,
      reason: 'Missing',
      created_by_name: 'Dana',
      created_by_email: null,
      reopened_at: null,
      reopened_by_name: null,
      reopen_reason: null,
    },
    { name: 'Tigris Pens' } as CompanyBlock,
    englishOnPaper,
  )
  expect(document).toMatchObject({ name: 'Cash Closing 7', parties: [{ name: 'Cash IQD' }] })
  const [amounts, totals] = [
    document.sums.filter(({ grand }) => !grand),
    document.sums.filter(({ grand }) => grand),
  ]
  expect(amounts.map(({ label, value }) => `${label}: ${value.replace('\u00a0', ' ')}`)).toEqual([
    '25,000 × 4: IQD 100,000',
    '250 × 1: IQD 250',
    'Expected: IQD 100,500',
    'Over/short: IQD −250',
  ])
  expect(totals).toMatchObject([{ label: 'Counted', value: 'IQD\u00a0100,250' }])
})
