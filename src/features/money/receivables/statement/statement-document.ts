import { periodWords } from '../../../../kernel/contract/values/period-words.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import { reportOnPaper } from '../../../../kernel/contract/paper/report.ts'
import { linesOf } from '../../../../kernel/contract/paper/printable-text.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { totalInDinars } from '../../../invoices/paper/total-in-dinars.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { type Age, ageLabels } from '../ages.ts'
import { dollars } from '../entries/signed-money.ts'
import { type Statement, statementReport } from './statement-report.ts'

/** The printed customer statement. */
export function statementDocument(
  statement: Statement,
  days: { from: string | null; to: string | null },
  company: CompanyBlock,
  t: Translate,
): Paper {
  const { customer, closing, today, ages, ages_on, on_account } = statement
  const { dinar_rate: rate, dinar_rate_on: day } = statement
  const { table, sum } = reportOnPaper(statementReport(statement, t))
  const open = sumOf(Object.values(ages))
  return paperOf(letterhead(company, t), {
    title: t('Statement of Account'),
    name: t('Statement {code} {day}', {
      code: customer.code,
      day: formatDay(days.to ?? today).replaceAll('/', '-'),
    }),
    parties: [
      {
        label: t('Customer'),
        name: customer.name,
        lines: [...linesOf(customer.address), ...linesOf(customer.phone)],
      },
    ],
    facts: [
      { label: t('Customer No'), value: customer.code },
      { label: t('Date'), value: formatDay(today) },
      { label: t('Period'), value: t(periodWords(days)) },
      { label: balanceLabel(closing, days.to, t), value: dollars(Math.abs(closing)) },
    ],
    table,
    sums: [sum, ...(rate === null || day === null ? [] : [totalInDinars({ usd: closing, rate, day }, t)])],
    boxes: {
      title: t('Open on {day}, by days past due', { day: formatDay(ages_on) }),
      facts: [
        ...(Object.keys(ageLabels) as Age[])
          .filter((age) => ages[age] !== 0)
          .map((age) => ({ label: t(ageLabels[age]), value: dollars(ages[age]) })),
        ...(on_account === 0 ? [] : [{ label: t('Unapplied credit'), value: dollars(-on_account) }]),
        { label: balanceLabel(0, ages_on, t), value: dollars(minus(open, on_account)) },
      ],
    },
  })
}

/** The label of a balance with its day; without a day, all entries are included. */
function balanceLabel(balance: number, on: string | null, t: Translate): string {
  if (on === null) return balance < 0 ? t('Credit balance|on a paper') : t('Balance')
  const day = formatDay(on)
  return balance < 0 ? t('Credit balance on {day}', { day }) : t('Balance on {day}', { day })
}
