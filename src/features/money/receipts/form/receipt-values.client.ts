import type { FormValues } from '../../../../kernel/contract/fields.ts'
import type { EntityForm } from '../../../../kernel/client/entity-form/entity-form-state.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { type Currency, largestAmount } from '../../../../kernel/contract/values/money.ts'
import { amountFields, type VoucherAmounts } from '../amounts/amount-fields.ts'
import { receivedIn } from '../amounts/amount-rules.ts'
import type { receiptVoucher } from '../receipt-voucher.contract.ts'

export type ReceiptForm = EntityForm<typeof receiptVoucher.fields>
export type ReceiptValues = FormValues<typeof receiptVoucher.fields>

/** The amounts as numbers; null if empty or not yet valid. */
export function enteredIn(values: ReceiptValues): VoucherAmounts {
  return Object.fromEntries(amountFields.map((field) => [field, numberIn(values[field])])) as VoucherAmounts
}

/** The amount received in one currency so far; null while an amount is too large to add up. */
export function receivedSoFar(currency: Currency, values: ReceiptValues): number | null {
  const amounts = enteredIn(values)
  const isSummable = Object.values(amounts).every((amount) => Math.abs(amount ?? 0) <= largestAmount)
  return isSummable ? receivedIn(currency, amounts) : null
}
