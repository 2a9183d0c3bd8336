import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { type Said, told } from '../../../../words/sentences.ts'
import { formatRate } from '../../rates/rate-words.ts'

interface Remarkable {
  kind: string
  side: string
  credit: number
  debit: number
  iqd: number | null
  rate: number | null
  reversal: boolean
}

/** What stands beside an entry: the dinars and their rate, and what its figures do not say by themselves. */
export function entryRemark({ kind, side, debit, iqd, rate, reversal }: Remarkable): Said | null {
  if (reversal) return 'Cancelled|an entry'
  if (kind === 'write_off' && debit > 0) {
    return side === 'typed' ? 'More was typed than the invoice asks for' : 'It is expected again'
  }
  if (kind === 'typed_payment' && debit > 0) return 'Less is typed as paid than before'
  if (iqd === null) return null
  const amount = formatMoney(Math.abs(iqd), 'IQD')
  return rate === null
    ? told('{amount} without a rate', { amount })
    : told('{amount} at {rate}', { amount, rate: formatRate(rate) })
}
