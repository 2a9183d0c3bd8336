import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languageCodes } from '../../../i18n/languages.ts'
import { paperTranslators } from '../../../i18n/paper-translators.ts'
import { reportOnPaper } from '../../../kernel/contract/paper/report.ts'
import { depositReport } from '../../testing/papers/deposit-report.ts'

test.each(languageCodes)('the paper of a report contains its cells and balances in %s', (language) => {
  const t = paperTranslators[language]
  const report = depositReport(
    {
      opening: -20,
      entries: [
        { id: 7, date: '2026-11-20', number: '12', party: 'Tigris', remark: null, amount: 15, balance: -5 },
      ],
      closing: -5,
    },
    t,
  )
  expect(reportOnPaper(report)).toEqual({
    table: {
      columns: [
        { label: t('Date'), kind: 'day' },
        { label: t('Document'), kind: 'text', strong: true },
        { label: `${t('Amount')} USD`, kind: 'figure' },
        { label: `${t('Balance')} USD`, kind: 'figure', strong: true },
      ],
      opening: { label: t('Balance brought forward'), value: '−20.00' },
      rows: [
        [
          '20/11/2026',
          {
            text: t('{label} {number}', { label: 'Receipt Voucher', number: '12' }),
            // The remark is null, so it has no line.
            details: ['Tigris'],
          },
          '15.00',
          '−5.00',
        ],
      ],
      totals: null,
    },
    sum: { label: t('Closing balance'), value: 'USD\u00a0−5.00', grand: true },
  })
})

test('the documentation’s example report is the one drawn here', async () => {
  const docs = await readFile(new URL('../../../../docs/add-a-report.md', import.meta.url), 'utf8')
  const source = await readFile(new URL('../../testing/papers/deposit-report.ts', import.meta.url), 'utf8')
  expect(docs).toContain(source.slice(source.indexOf('/** The deposits of a customer')).trim())
})
