import { useMemo } from 'react'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import type { PriceField } from '../../kernel/contract/kinds/numbers/price.ts'
import { decimalsOf } from '../../kernel/contract/values/money.ts'
import { priceWithDecimals } from './price-decimals.ts'
import { company, settings } from './settings.contract.ts'

/**
 * Returns a function that gives a price field the installation's decimals; a `stored` price with more decimals stays
 * valid.
 */
export function usePriceWithDecimals(): (field: PriceField, stored?: number | null) => PriceField {
  const decimals = useRead(company).data?.price_decimals ?? 2
  const mayChange = useMay(settings.resource, 'update')
  return useMemo(
    () => (field, stored) => priceWithDecimals(field, Math.max(decimals, decimalsOf(stored ?? 0)), mayChange),
    [decimals, mayChange],
  )
}
