import Big from 'big.js'
import { formatAmount, formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { Labelled } from '../../../kernel/contract/paper/printable-text.ts'
import type { Translate } from '../../../i18n/translate.ts'

/** A dollar amount in dinars as printed, with the rate and its date; whole dinars, rounded half up. */
export function totalInDinars(
  { usd, rate, day }: { usd: number; rate: number; day: string },
  t: Translate,
): Labelled {
  const iqd = Big(usd).times(rate).round(0, Big.roundHalfUp).toNumber()
  return {
    label: t('In IQD at {rate} ({day})', { rate: formatAmount(rate, 'USD'), day: formatDay(day) }),
    value: formatMoney(iqd, 'IQD'),
  }
}
