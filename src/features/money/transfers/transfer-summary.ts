import Big from 'big.js'
import { formatAmount, formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { largestAmount } from '../../../kernel/contract/values/money.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import type { CashBoxes } from './account-transfers.contract.ts'

type Account = Pick<
  CashBoxes['boxes'][number],
  'name' | 'currency' | 'keeper' | 'keeper_name' | 'closed_until'
>

interface Transfer {
  from: Account | undefined
  out: number | null
  to: Account | undefined
  in: number | null
  /** The id of the user. */
  person: number | undefined
}

const isAmount = (amount: number | null): amount is number =>
  amount !== null && amount > 0 && amount <= largestAmount

/** The summary lines of a transfer. */
export function transferSummary({ from, out, to, in: came, person }: Transfer): DisplayText[] {
  const custodian = to?.keeper ?? null
  return [
    ...(from && isAmount(out)
      ? [
          message('{amount} goes out of {account}.', {
            amount: formatMoney(out, from.currency),
            account: from.name,
          }),
        ]
      : []),
    ...moneyIn(from, out, to, came),
    ...(to && custodian !== null && custodian !== person ? [confirmedBy(to), ...closedFor(to)] : []),
  ]
}

/** A notice that the custodian cannot confirm it yet, because today is closed. */
function closedFor({ name: account, closed_until: day }: Account): DisplayText[] {
  if (day === null) return []
  return [
    message('{account} is closed through {day}. The custodian can confirm the transfer after that day.', {
      account,
      day: formatDay(day),
    }),
  ]
}

function confirmedBy({ name: account, keeper_name: name }: Account): DisplayText {
  return name === null
    ? message('The custodian of {account} must confirm the transfer.', { account })
    : message('{name}, custodian of {account}, must confirm the transfer.', { name, account })
}

function moneyIn(
  from: Account | undefined,
  out: number | null,
  to: Account | undefined,
  came: number | null,
): DisplayText[] {
  if (!to) return []
  const amount = came ?? (from?.currency === to.currency ? out : null)
  if (!isAmount(amount)) return []
  const what = { amount: formatMoney(amount, to.currency), account: to.name }
  if (!from || from.currency === to.currency || !isAmount(out)) {
    return [message('{amount} goes into {account}.', what)]
  }
  const [usd, iqd] = from.currency === 'USD' ? [out, amount] : [amount, out]
  const rate = Big(iqd).div(usd).round(2, Big.roundHalfUp).toNumber()
  return [
    message('{amount} goes into {account} at {rate} IQD per USD.', {
      ...what,
      rate: formatAmount(rate, 'USD'),
    }),
  ]
}
