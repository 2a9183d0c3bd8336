import type { AgeFrom } from './ages.ts'
import type { ReceivablesBy } from './receivables.contract.ts'

/** How receivables are asked for. */
interface Asked {
  by: ReceivablesBy
  age_from: AgeFrom
  salesman?: string
  search?: string
  ordering?: string
}

/** Which receivables an address means: by customer past the due date, unless it says otherwise. */
export function askedIn(params: URLSearchParams): Asked {
  const others = (['salesman', 'search', 'ordering'] as const).flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    by: params.get('by') === 'salesman' ? 'salesman' : 'customer',
    age_from: params.get('age_from') === 'invoice' ? 'invoice' : 'due',
    ...Object.fromEntries(others),
  }
}
