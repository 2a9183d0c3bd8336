import { Alert, Button, Group, Text } from '@mantine/core'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import {
  type FilledForm,
  useFormError,
  useFormValue,
} from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { isUsualRate } from './ask-about-rate.client.ts'
import { exchangeRate, exchangeRateEndpoints } from '../exchange-rates.contract.ts'
import { formatRate, needsOverride, unusualChange } from '../rate-format.ts'
import { type givenRate, rateOverrides } from '../rate-overrides.contract.ts'

interface RateWarningProps {
  form: FilledForm<typeof givenRate>
  /** The entered rate; null if there is none. */
  rate: number | null
  /** The document's date, and the daily rate known for it. */
  day: string | null
  ofDay: { date: string; iqd_per_usd: number } | null
  /** Uses another rate instead. Undefined if the document's rate cannot be changed. */
  onUse?: ((rate: number) => void) | undefined
}

/**
 * The warning beside an entered rate: how far it is from the daily rate, with an input for the reason. Users who set
 * rates can make it the daily rate of a day that has none.
 */
export function RateWarning({ form, rate, day, ofDay, onUse }: RateWarningProps) {
  const t = useTranslate()
  const mayOverride = useMay(rateOverrides, 'update')
  const maySet = useMay(exchangeRate.resource, 'create')
  const isAsked = useFormError(form, 'rate_reason') !== undefined
  const reason = useFormValue(form, 'rate_reason') || null
  if (rate === null || rate <= 0) return null
  const change = ofDay && unusualChange(rate, ofDay.iqd_per_usd)
  const isNew = day !== null && ofDay?.date !== day && ofDay?.iqd_per_usd !== rate
  const isTooFar = ofDay !== null && !mayOverride && needsOverride(rate, ofDay.iqd_per_usd)
  const set = maySet && isNew && !isTooFar && <SetRateOfDay rate={rate} day={day} reason={reason} />
  if (!ofDay || change === null) {
    return (
      <>
        {set}
        {(isAsked || reason !== null) && <FieldInput form={form} name="rate_reason" />}
      </>
    )
  }
  const known = {
    rate: formatRate(rate),
    percent: Math.abs(change),
    day: formatDay(ofDay.date),
    last: formatRate(ofDay.iqd_per_usd),
  }
  return (
    <>
      <Alert color="orange" p="sm" mt="xs" role="status">
        <Text size="sm">
          {change > 0
            ? t('{rate} is {percent} % above the daily rate for {day} ({last}).', known)
            : t('{rate} is {percent} % below the daily rate for {day} ({last}).', known)}{' '}
          {isTooFar && t('You need the “Override exchange rates” permission to use this rate.')}
        </Text>
        <Group gap="xs" mt="xs">
          {onUse && (
            <Button size="compact-sm" variant="default" onClick={() => onUse(ofDay.iqd_per_usd)}>
              {t('Use {rate}', { rate: known.last })}
            </Button>
          )}
          {set}
        </Group>
      </Alert>
      {!isTooFar && <FieldInput form={form} name="rate_reason" />}
    </>
  )
}

interface SetRateOfDayProps {
  rate: number
  day: string
  /** The document's reason, which becomes the note of the daily rate. */
  reason: string | null
}

/**
 * Makes a rate the daily rate of a day that has none. A rate far from the last one without a reason needs confirmation.
 */
export function SetRateOfDay({ rate, day, reason }: SetRateOfDayProps) {
  const t = useTranslate()
  const mayOverride = useMay(rateOverrides, 'update')
  const { mutateAsync: write, isPending } = useWrite(exchangeRateEndpoints.create)
  const set = async () => {
    if (!(await isUsualRate(rate, day, { reason, mayOverride }))) return
    try {
      const { message } = await write({ body: { date: day, iqd_per_usd: String(rate), note: reason } })
      notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button size="compact-sm" variant="default" loading={isPending} onClick={() => void set()}>
      {t('Set {rate} as the daily rate for {day}', { rate: formatRate(rate), day: formatDay(day) })}
    </Button>
  )
}
