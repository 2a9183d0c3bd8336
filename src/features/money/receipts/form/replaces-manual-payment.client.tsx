import { useEffect } from 'react'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import type { EntityForm } from '../../../../kernel/client/entity-form/entity-form-state.ts'
import { useDerived, useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { sameAmount } from '../../../../kernel/contract/values/money.ts'
import { useOrderOf } from '../../../orders/view/use-order-of.client.ts'
import { usdValue } from '../amounts/amount-rules.ts'
import { enteredIn } from './receipt-values.client.ts'
import type { receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'

interface ReplacesManualPaymentProps {
  form: EntityForm<typeof receiptVoucherEndpoints.create.body>
}

/** Asks whether a voucher replaces the manual payment of its invoice. Selected by default if the amounts are equal. */
export function ReplacesManualPayment({ form }: ReplacesManualPaymentProps) {
  const invoice = useFormValue(form, 'invoice')
  const order = useOrderOf(invoice ? Number(invoice) : null)
  const typed = order?.typed_paid ?? 0
  const { change } = form
  const isThat = useDerived(
    form,
    (values) => typed > 0 && sameAmount(usdValue(enteredIn(values), numberIn(values.rate)), typed),
  )
  useEffect(() => change({ replaces_typed: isThat }), [change, isThat])
  return typed > 0 ? <FieldInput form={form} name="replaces_typed" /> : null
}
