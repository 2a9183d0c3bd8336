import { Text } from '@mantine/core'
import type { FilledForm } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useFormError, useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { ValueInput } from '../../../../kernel/client/inputs/value-input.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { exchangeRate, type exchangeRateEndpoints } from '../exchange-rates.contract.ts'
import { formatRate, likelyRate } from '../rate-format.ts'

type RateFields = typeof exchangeRateEndpoints.create.body

const field = exchangeRate.fields.iqd_per_usd

/** The rate per dollar for an entered value; null while it is no number. */
export function enteredRate(value: string | number | null | undefined): number | null {
  const typed = numberIn(value)
  return typed === null ? null : likelyRate(typed)
}

/** The input for a rate, per dollar or per 100 dollars. Shows how the value is understood. */
export function RateInput({ form }: { form: FilledForm<RateFields> }) {
  const t = useTranslate()
  const value = useFormValue(form, 'iqd_per_usd')
  const error = useFormError(form, 'iqd_per_usd')
  const rate = enteredRate(value)
  const understood = rate !== null && rate !== numberIn(value)
  return (
    <div data-field="iqd_per_usd">
      <ValueInput
        field={field}
        value={value}
        error={error}
        onChange={(typed) => form.change({ iqd_per_usd: typed as string })}
      />
      <Text size="sm" mt={6} aria-live="polite">
        {understood ? (
          translateParts(t, 'Will be saved as {rate} IQD per USD', {
            rate: <strong key="rate">{formatRate(rate)}</strong>,
          })
        ) : (
          <Text span inherit c="dimmed">
            {t('Per USD 1 or per USD 100, for example 1,310 or 131,000.')}
          </Text>
        )}
      </Text>
    </div>
  )
}
