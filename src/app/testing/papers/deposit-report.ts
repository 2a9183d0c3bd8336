import type { Translate } from '../../../i18n/translate.ts'
import type { Report } from '../../../kernel/contract/paper/report.ts'
import { formatAmount, formatDay } from '../../../kernel/contract/values/formats.ts'

interface Deposits {
  opening: number
  entries: {
    id: number
    date: string
    number: string
    party: string
    remark: string | null
    amount: number
    balance: number
  }[]
  closing: number
}

const signed = (amount: number) => formatAmount(amount, 'USD').replace('-', '−')

/** The deposits of a customer, between opening and closing balance. */
export function depositReport(
  { opening, entries, closing }: Deposits,
  t: Translate,
): Report<Deposits['entries'][number]> {
  return {
    columns: [
      { label: t('Date'), kind: 'day', of: ({ date }) => formatDay(date) },
      {
        label: t('Document'),
        kind: 'text',
        strong: true,
        of: ({ id, number, party, remark }) => ({
          text: t('{label} {number}', { label: 'Receipt Voucher', number }),
          path: `/receipt-voucher/view/${id}`,
          details: [{ texts: [party] }, { sentence: remark }],
        }),
      },
      { label: t('Amount'), unit: 'USD', kind: 'figure', of: ({ amount }) => signed(amount) },
      { label: t('Balance'), unit: 'USD', kind: 'figure', strong: true, of: (row) => signed(row.balance) },
    ],
    rows: entries,
    opening: { label: t('Balance brought forward'), value: signed(opening) },
    closing: { label: t('Closing balance'), value: signed(closing) },
    empty: t('No entries in this period.'),
  }
}
