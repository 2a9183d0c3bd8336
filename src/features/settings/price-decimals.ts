import { type PriceField, priceDecimalsMost } from '../../kernel/contract/kinds/numbers/price.ts'
import { message, messageOf } from '../../i18n/messages.ts'
import { settings } from './settings.contract.ts'

/**
 * A price field with the decimals that the installation allows; the error shows users who may change the setting where
 * it is. The database checks the same (`refuse_too_many_decimals`), for every way of writing.
 */
export function priceWithDecimals(field: PriceField, decimals: number, mayChange: boolean): PriceField {
  const { label } = field
  const setting = settings.fields.price_decimals.label
  if (!mayChange || decimals >= priceDecimalsMost) return { ...field, decimals }
  const finer = message(
    '{label} must have at most {most} decimal places. Change “{setting}” in Settings to allow more.',
    {
      label,
      most: decimals,
      setting: messageOf(setting),
    },
  )
  return { ...field, decimals, finer }
}
