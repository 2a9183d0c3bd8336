import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import { formatRate } from '../../rates/rate-format.ts'

interface Remarkable {
  kind: string
  side: string
  credit: number
  debit: number
  iqd: number | null
  rate: number | null
  reversal: boolean
}

/** The remark of an entry: dinars and their rate, or what its figures do not show. */
export function entryRemark({ kind, side, debit, iqd, rate, reversal }: Remarkable): DisplayText | null {
  if (reversal) return 'Cancelled|an entry'
  if (side === 'excess') {
    return debit > 0
      ? 'Manual payment exceeds the invoice total'
      : 'Manual payment no longer exceeds the invoice total'
  }
  if (kind === 'typed_payment' && debit > 0) return 'Manual payment reduced'
  if (iqd === null) return null
  const amount = formatMoney(Math.abs(iqd), 'IQD')
  return rate === null
    ? message('{amount} without exchange rate', { amount })
    : message('{amount} at {rate}', { amount, rate: formatRate(rate) })
}
