import { type PriceField, priceDecimalsMost } from '../../kernel/contract/kinds/numbers/price.ts'
import { message, messageOf } from '../../i18n/messages.ts'
import { settings } from './settings.contract.ts'

/**
 * A price with as many decimals as the installation allows now; whoever may change that is told where. The database says the same
 * (`refuse_finer_price`), whichever way a price comes.
 */
export function pricedTo(field: PriceField, decimals: number, mayChange: boolean): PriceField {
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
