import type { Label } from '../../../i18n/messages.ts'
import type { AgeFrom } from './ages.ts'
import type { ReceivablesBy } from './receivables.contract.ts'

/** How receivables are asked for. */
interface Asked {
  by: ReceivablesBy
  age_from: AgeFrom
  salesman?: string
  /** The day of which the books are asked. */
  on?: string
  search?: string
  ordering?: string
}

/** Which receivables an address means: by customer past the due date, unless it says otherwise. */
export function askedIn(params: URLSearchParams): Asked {
  const others = (['salesman', 'on', 'search', 'ordering'] as const).flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    by: params.get('by') === 'salesman' ? 'salesman' : 'customer',
    age_from: params.get('age_from') === 'invoice' ? 'invoice' : 'due',
    ...Object.fromEntries(others),
  }
}

/** What says from which day the days are counted, on the screen and on paper. */
export const explained: Record<AgeFrom, Label> = {
  due: 'Days are counted from the due date of each invoice.',
  invoice: 'Days are counted from the date of each invoice, as on the dashboard.',
}
