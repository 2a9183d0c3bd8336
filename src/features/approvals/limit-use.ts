import { formatMoney, formatQuantity } from '../../kernel/contract/values/formats.ts'
import { plainText, type Message, message } from '../../i18n/messages.ts'
import type { Waiting } from './approvals.contract.ts'

/** The size of a document against its limit as text: a discount in percent, or an amount. */
export function limitUse({
  limit,
  amount,
  usd,
  beside,
}: Pick<Waiting, 'limit' | 'amount' | 'usd' | 'beside'>): Message {
  if (limit === 'discount') {
    return message('{percent} discount ({amount})', {
      percent: `${formatQuantity(amount)} %`,
      amount: formatMoney(usd, 'USD'),
    })
  }
  if (beside > 0) {
    return message('{amount}, plus {beside} on the same day', {
      amount: formatMoney(usd, 'USD'),
      beside: formatMoney(beside, 'USD'),
    })
  }
  return plainText(formatMoney(usd, 'USD'))
}
