import {
  useDerived,
  useFormError,
  useFormValue,
  useIsLocked,
} from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useStored } from '../../../../kernel/client/entity-form/store/form-store.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { ValueInput } from '../../../../kernel/client/inputs/value-input.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMe } from '../../../../kernel/client/session/rights.ts'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { isDay } from '../../../../kernel/contract/values/day.ts'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import { RateWarning } from '../../rates/screens/rate-warning.client.tsx'
import { useRateOf } from '../../rates/rate-of-day.client.ts'
import { formatRate, isStale, likelyRate, rateWhileTyped } from '../../rates/rate-format.ts'
import { keepsRate, receivedIn, usdValue } from '../amounts/amount-rules.ts'
import { enteredIn, type ReceiptForm } from './receipt-values.client.ts'
import { receiptVoucher } from '../receipt-voucher.contract.ts'

const field = receiptVoucher.fields.rate

/** Whether part of the voucher is applied or refunded, so that its rate cannot be changed. */
function hasSettled({
  rate,
  usd_value,
  rounding_usd,
  on_account_usd,
}: Readonly<Record<string, unknown>>): boolean {
  return keepsRate({
    rate: rate === null ? null : Number(rate),
    usd_value: Number(usd_value),
    rounding_usd: Number(rounding_usd),
    on_account_usd: Number(on_account_usd),
  })
}

/** The rate input, shown if there are dinars: proposes the daily rate, and shows the value in USD. */
export function ReceiptRate({ form }: { form: ReceiptForm }) {
  const t = useTranslate()
  const amounts = useDerived(form, enteredIn)
  const day = useFormValue(form, 'date')
  const entry = useFormValue(form, 'rate')
  const error = useFormError(form, 'rate')
  const isLocked = useIsLocked(form, 'rate')
  const hasApplied = useStored(form.store, ({ record }) => record !== undefined && hasSettled(record))
  const stays = hasApplied || isLocked
  const hasDinars = receivedIn('IQD', amounts) > 0
  const me = useMe()
  const date = day && isDay(day) ? day : null
  const then = useRateOf(date ?? '', { enabled: hasDinars && date !== null })
  const ofDay = date === null ? (me?.rate ?? null) : then
  if (!hasDinars) return null
  const typed = numberIn(entry)
  const rate = typed === null ? (ofDay?.iqd_per_usd ?? null) : likelyRate(typed)
  return (
    <div data-field="rate">
      <ValueInput
        field={field}
        value={entry}
        error={error}
        disabled={isLocked}
        description={proposalOf(ofDay)}
        onChange={(entered) => {
          const number = numberIn(entered as string)
          const likely = number === null ? null : rateWhileTyped(number)
          form.change({ rate: likely === number ? (entered as string) : String(likely) })
        }}
      />
      {ofDay !== undefined && (
        <RateWarning
          form={form}
          rate={typed === null ? null : likelyRate(typed)}
          day={date}
          ofDay={ofDay}
          onUse={stays ? undefined : (other) => form.change({ rate: String(other), rate_reason: '' })}
        />
      )}
      <output aria-live="polite">
        {t('Value: {amount}', { amount: formatMoney(usdValue(amounts, rate), 'USD') })}
      </output>
    </div>
  )
}

/** The hint about the daily rate of the voucher's date. */
function proposalOf(ofDay: ReturnType<typeof useRateOf>): DisplayText {
  if (!ofDay) return 'No daily rate for this day. Enter a rate to include the IQD amount.'
  const known = { day: formatDay(ofDay.date), rate: formatRate(ofDay.iqd_per_usd) }
  return isStale(ofDay)
    ? message('Latest daily rate ({day}): {rate}. Check that this rate is still current.', known)
    : message('Daily rate for {day}: {rate}', known)
}
