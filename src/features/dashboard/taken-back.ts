import { formatMoney } from '../../kernel/contract/values/formats.ts'
import { type Message, message } from '../../i18n/messages.ts'

/** Gross sales and returns as a message; null without returns. */
export function takenBack({ gross, taken_back }: { gross: number; taken_back: number }): Message | null {
  if (taken_back === 0) return null
  return message('{sold} gross sales, {back} returns and cancellations', {
    sold: formatMoney(gross, 'USD'),
    back: formatMoney(taken_back, 'USD'),
  })
}
