import type { Label } from '../../../i18n/messages.ts'
import type { AgeFrom } from './ages.ts'
import type { ReceivablesBy } from './receivables.contract.ts'

/** The query of the receivables. */
interface Query {
  by: ReceivablesBy
  age_from: AgeFrom
  salesman?: string
  /** The day of the figures. */
  on?: string
  search?: string
  ordering?: string
}

/** Reads the query from the address. By default: by customer, aged from the due date. */
export function queryIn(params: URLSearchParams): Query {
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

/** The explanation of the aging date, on the screen and on paper. */
export const explained: Record<AgeFrom, Label> = {
  due: 'Days are counted from the due date of each invoice.',
  invoice: 'Days are counted from the date of each invoice, as on the dashboard.',
}
