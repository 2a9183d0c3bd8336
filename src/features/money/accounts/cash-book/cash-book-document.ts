import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import { reportOnPaper } from '../../../../kernel/contract/paper/report.ts'
import { periodWords } from '../../../../kernel/contract/values/period-words.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { type CashBook, cashBookReport } from './cash-book-report.ts'

/** The printed document of an account's cash book. */
export function cashBookDocument(
  book: CashBook,
  days: { from: string | null; to: string | null },
  company: CompanyBlock,
  t: Translate,
): Paper {
  const { name, currency, entries, on_the_way } = book
  const report = cashBookReport(book, t)
  const { table, sum } = reportOnPaper(report)
  return paperOf(letterhead(company, t), {
    title: t('Cash Book'),
    name: [t('Cash Book'), name].join(' '),
    parties: [{ label: t('Account'), name, lines: [] }],
    facts: [
      { label: t('Period'), value: t(periodWords(days)) },
      { label: t('Currency'), value: currency },
    ],
    table,
    sums: [sum],
    notes: [
      ...(entries.length === 0 ? [report.empty] : []),
      ...(on_the_way > 0
        ? [t('Transfers in transit: {amount}', { amount: formatMoney(on_the_way, currency) })]
        : []),
    ],
  })
}
