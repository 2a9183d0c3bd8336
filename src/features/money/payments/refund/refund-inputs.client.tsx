import { Text } from '@mantine/core'
import type { EntityForm } from '../../../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import {
  useFormError,
  useFormValue,
  useIsLocked,
} from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useStored } from '../../../../kernel/client/entity-form/store/form-store.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { isDay } from '../../../../kernel/contract/values/day.ts'
import { CustomerSelect } from '../../../customers/customer-select.client.tsx'
import { RateWarning } from '../../rates/screens/rate-warning.client.tsx'
import { useRateOf } from '../../rates/rate-of-day.client.ts'
import { likelyRate } from '../../rates/rate-format.ts'
import { paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

interface RefundInputsProps {
  form: EntityForm<typeof paymentVoucher.fields>
}

/** The customer of a refund with their unapplied credit, and the rate of refunded dinars. */
export function RefundInputs({ form }: RefundInputsProps) {
  const t = useTranslate()
  const customer = Number(useFormValue(form, 'customer')) || null
  const to = useFormValue(form, 'to')
  const isLocked = useIsLocked(form, 'customer')
  const error = useFormError(form, 'customer')
  const hasDinars = (numberIn(useFormValue(form, 'amount_iqd')) ?? 0) > 0
  const { data } = useRead(
    paymentVoucherEndpoints.onAccount,
    { query: { customer: customer ?? 0 } },
    { enabled: customer !== null },
  )
  return (
    <>
      <div data-field="customer">
        {isLocked ? (
          <FieldInput form={form} name="customer" />
        ) : (
          <CustomerSelect
            label={paymentVoucher.fields.customer.label}
            required={false}
            id={customer}
            error={error}
            onChange={(row) =>
              form.change({ customer: row?.id ?? '', ...(row && to === '' && { to: row.name }) })
            }
          />
        )}
        {customer !== null && data && (
          <Text size="xs" c="dimmed" mt={4} role="status">
            {t('{amount} unapplied credit', { amount: formatMoney(data.on_account_usd, 'USD') })}
          </Text>
        )}
      </div>
      {customer !== null && hasDinars && <RefundRate form={form} />}
    </>
  )
}

/** The rate of refunded dinars. If it is empty, the daily rate of the voucher's date is used. */
function RefundRate({ form }: RefundInputsProps) {
  const customer = Number(useFormValue(form, 'customer'))
  // The rate of a stored refund cannot be changed.
  const isLocked = useIsLocked(form, 'rate')
  const isKept = useStored(
    form.store,
    ({ record }) => record?.['customer'] === customer && record['rate'] !== null,
  )
  const stays = isLocked || isKept
  const typed = numberIn(useFormValue(form, 'rate'))
  const entered = useFormValue(form, 'date')
  const day = entered && isDay(entered) ? entered : null
  const ofDay = useRateOf(day ?? '', { enabled: day !== null })
  return (
    <div>
      <FieldInput form={form} name="rate" />
      {ofDay !== undefined && (
        <RateWarning
          form={form}
          rate={typed === null ? null : likelyRate(typed)}
          day={day}
          ofDay={ofDay}
          onUse={stays ? undefined : (other) => form.change({ rate: String(other), rate_reason: '' })}
        />
      )}
    </div>
  )
}
