import { Anchor, Text } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { dueInDinars } from '../split.ts'

interface StillDueProps {
  /** What remains due beyond the entered amounts, in USD. */
  left: number
  rate: number | null
  note: number
  /** Adds an amount to the entered one. */
  onAdd(currency: Currency, amount: number): void
}

/** The remaining debt in each currency. Selecting an amount adds it to the payment. */
export function StillDue({ left, rate, note, onAdd }: StillDueProps) {
  const t = useTranslate()
  if (left <= 0) return null
  const way = (currency: Currency, amount: number) => (
    <Anchor key={currency} component="button" type="button" inherit onClick={() => onAdd(currency, amount)}>
      {formatMoney(amount, currency)}
    </Anchor>
  )
  const dollars = way('USD', left)
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {rate === null || rate <= 0
        ? translateParts(t, 'Still due: {usd}', { usd: dollars })
        : translateParts(t, 'Still due: {usd} or {iqd}', {
            usd: dollars,
            iqd: way('IQD', dueInDinars(left, rate, note)),
          })}
    </Text>
  )
}
