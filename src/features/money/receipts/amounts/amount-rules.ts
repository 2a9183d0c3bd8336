import { type Currency, inDollars, sumOf } from '../../../../kernel/contract/values/money.ts'
import type { FieldErrors } from '../../../../kernel/contract/problem.ts'
import { type Label, type Message, message, messageOf } from '../../../../i18n/messages.ts'
import { type AmountField, amountFields, type VoucherAmounts } from './amount-fields.ts'

/** The amounts that each amount excludes (specification, section 4). */
const excludedBy: Readonly<Record<AmountField, readonly AmountField[]>> = {
  amount_iqd_advance: ['amount_usd_advance'],
  amount_usd_advance: ['amount_iqd_advance'],
  amount_iqd_final: ['amount_usd_final', 'net_usd', 'net_iqd'],
  amount_usd_final: ['amount_iqd_final', 'net_usd', 'net_iqd'],
  net_usd: ['net_iqd', 'amount_iqd_final', 'amount_usd_final'],
  net_iqd: ['net_usd', 'amount_iqd_final', 'amount_usd_final'],
}

/** 0 counts as not entered. */
function isEntered(amount: number | null): boolean {
  return amount !== null && amount !== 0
}

/** The amounts to store: null if empty or 0. */
export function enteredAmounts(amounts: VoucherAmounts): VoucherAmounts {
  const entered = amountFields.map((field) => [field, isEntered(amounts[field]) ? amounts[field] : null])
  return Object.fromEntries(entered) as VoucherAmounts
}

/** The amount fields of each currency. */
export const amountsIn: Readonly<Record<Currency, readonly AmountField[]>> = {
  USD: ['amount_usd_advance', 'amount_usd_final', 'net_usd'],
  IQD: ['amount_iqd_advance', 'amount_iqd_final', 'net_iqd'],
}

/** The amount received in one currency. The other currency is never added. */
export function receivedIn(currency: Currency, amounts: VoucherAmounts): number {
  return sumOf(amountsIn[currency].map((field) => amounts[field] ?? 0))
}

/** The value of a voucher in USD: dinars at its rate, or 0 without a rate. */
export function usdValue(amounts: VoucherAmounts, rate: number | null): number {
  const dinars = receivedIn('IQD', amounts)
  return sumOf([receivedIn('USD', amounts), rate === null ? 0 : inDollars(dinars, rate)])
}

/** Whether another entered amount excludes this one. */
export function isExcluded(field: AmountField, amounts: VoucherAmounts): boolean {
  return !isEntered(amounts[field]) && excludedBy[field].some((other) => isEntered(amounts[other]))
}

/** The errors for amounts that exclude each other, on each of the fields. */
export function exclusionErrors(
  amounts: VoucherAmounts,
  labels: Readonly<Record<AmountField, Label>>,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of amountFields) {
    const clashing = excludedBy[field].filter(
      (other) => isEntered(amounts[field]) && isEntered(amounts[other]),
    )
    const [first, ...others] = clashing.map((other) => labels[other])
    if (first === undefined) continue
    const named = others.reduce<Message>(
      (list, last) => message('{list} and {last}', { list, last: messageOf(last) }),
      messageOf(first),
    )
    errors[field] = [
      message('This amount cannot be combined with {amounts}. Clear the amount that you do not need.', {
        amounts: named,
      }),
    ]
  }
  return errors
}

interface Settling {
  rate: number | null
  usd_value: number
  rounding_usd: number
  on_account_usd: number
}

/** Whether part of a voucher with a rate is applied or refunded. Then its rate cannot be changed. */
export function keepsRate({ rate, usd_value, rounding_usd, on_account_usd }: Settling): boolean {
  return rate !== null && sumOf([usd_value, rounding_usd]) !== on_account_usd
}
