import Big from 'big.js'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatAmount, formatMoney, largestAmount } from '../../kernel/contract/money.ts'
import type { bankAccount } from '../bank-accounts/bank-accounts.contract.ts'

type Account = Pick<Row<typeof bankAccount>, 'name' | 'currency' | 'keeper' | 'keeper_name'>

interface Transfer {
  from: Account | undefined
  out: number | null
  to: Account | undefined
  in: number | null
  /** Whoever writes it. */
  person: number | undefined
}

const isAmount = (amount: number | null): amount is number =>
  amount !== null && amount > 0 && amount <= largestAmount

/** What is to be said of a transfer, line by line. */
export function transferWords({ from, out, to, in: came, person }: Transfer): string[] {
  const keeper = to?.keeper ?? null
  return [
    ...(from && isAmount(out) ? [`${formatMoney(out, from.currency)} goes out of ${from.name}.`] : []),
    ...moneyIn(from, out, to, came),
    ...(to && keeper !== null && keeper !== person
      ? [`${to.keeper_name ?? 'Its keeper'} keeps ${to.name} and confirms that it has come in.`]
      : []),
  ]
}

function moneyIn(
  from: Account | undefined,
  out: number | null,
  to: Account | undefined,
  came: number | null,
): string[] {
  if (!to) return []
  const amount = came ?? (from?.currency === to.currency ? out : null)
  if (!isAmount(amount)) return []
  const comesIn = `${formatMoney(amount, to.currency)} comes in to ${to.name}`
  if (!from || from.currency === to.currency || !isAmount(out)) return [`${comesIn}.`]
  const [usd, iqd] = from.currency === 'USD' ? [out, amount] : [amount, out]
  const rate = Big(iqd).div(usd).round(2, Big.roundHalfUp).toNumber()
  return [`${comesIn}, at ${formatAmount(rate, 'USD')} IQD for 1 USD.`]
}
