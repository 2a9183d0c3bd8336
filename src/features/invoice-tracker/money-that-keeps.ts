import type { Row } from '../../kernel/contract/entity.ts'
import { formatMoney } from '../../kernel/contract/formats.ts'
import { type Said, told } from '../../words/sentences.ts'
import type { invoiceTracker } from './invoice-tracker.contract.ts'

type Money = Pick<Row<typeof invoiceTracker>, 'typed_paid' | 'written_off' | 'outstanding'>

/** Why the database keeps an order, in the words in which it refuses to delete it; undefined where nothing holds it. */
export function moneyThatKeeps({ typed_paid, written_off, outstanding }: Money): Said | undefined {
  const usd = (amount: number) => ({ amount: formatMoney(amount, 'USD') })
  if (typed_paid !== 0) {
    return told(
      '{amount} is typed as paid on this order: let a voucher stand for it, or take it back first.',
      usd(typed_paid),
    )
  }
  if (written_off !== 0) {
    return told('{amount} of this order is written off: take that back first.', usd(written_off))
  }
  if (outstanding !== 0) {
    return told('{amount} of this order is outstanding: it can go once nothing is.', usd(outstanding))
  }
  return undefined
}
