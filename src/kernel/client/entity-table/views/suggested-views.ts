import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Fields } from '../../../contract/fields.ts'
import { addDays, addMonths } from '../../../contract/values/day.ts'

/** A ready-made view of a list. */
export interface SuggestedView {
  label: DisplayText
  filters?: Readonly<Record<string, string>>
  ordering?: string
}

const atLeast = 3
const atMost = 5

/**
 * Returns three to five ready-made views of a list: first its own, then what its filters offer. `today` is a date in the
 * company's time zone.
 */
export function suggestedViews(
  filters: Fields,
  own: readonly SuggestedView[],
  { userId, today }: { userId: number; today: string },
): readonly SuggestedView[] {
  const mine = filters['mine']
    ? [{ label: filters['mine'].label, filters: { mine: 'true' } }]
    : filters['created_by']
      ? [{ label: 'Created by me' as const, filters: { created_by: String(userId) } }]
      : []
  const months =
    filters['date_from'] && filters['date_to']
      ? [
          { label: 'This month' as const, filters: monthOf(today) },
          { label: 'Last month' as const, filters: monthOf(addMonths(today, -1)) },
        ]
      : []
  const flags = Object.entries(filters).flatMap(([name, { kind, label }]) =>
    kind === 'flag' && name !== 'mine' ? [{ label, filters: { [name]: 'true' } }] : [],
  )
  const first = [...own, ...mine, ...months, ...flags]
  const choices = Object.entries(filters).flatMap(([name, field]) =>
    field.kind === 'choice'
      ? Object.entries(field.choices).map(([value, label]) => ({ label, filters: { [name]: value } }))
      : [],
  )
  return [...first, ...(first.length < atLeast ? choices : [])].slice(0, atMost)
}

function monthOf(day: string): { date_from: string; date_to: string } {
  const date_from = `${day.slice(0, 8)}01`
  return { date_from, date_to: addDays(addMonths(date_from, 1), -1) }
}
