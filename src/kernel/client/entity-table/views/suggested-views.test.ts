import { expect, test } from 'vitest'
import { choice } from '../../../contract/kinds/choice.ts'
import { day } from '../../../contract/kinds/day.ts'
import { flagFilter } from '../../../contract/kinds/flag.ts'
import { reference } from '../../../contract/kinds/reference.ts'
import { suggestedViews } from './suggested-views.ts'

const dates = { date_from: day('From'), date_to: day('To') }
const at = (today: string) => ({ userId: 7, today })

test('a list with dates and authors has views of the user’s records and of whole months', () => {
  const filters = { created_by: reference('Created By', { path: '/x', shows: 'name' }), ...dates }
  expect(suggestedViews(filters, [], at('2024-03-31')).map((view) => view.filters)).toEqual([
    { created_by: '7' },
    { date_from: '2024-03-01', date_to: '2024-03-31' },
    { date_from: '2024-02-01', date_to: '2024-02-29' },
  ])
})

test('the list’s own views come first, and there are at most five', () => {
  const filters = {
    mine: flagFilter('My records'),
    ...dates,
    open: flagFilter('Refunds'),
    paid: flagFilter('Unapplied credit'),
  }
  const views = suggestedViews(
    filters,
    [{ label: 'Largest outstanding', ordering: '-total' }],
    at('2026-01-15'),
  )
  expect(views.map(({ label }) => label)).toEqual([
    'Largest outstanding',
    'My records',
    'This month',
    'Last month',
    'Refunds',
  ])
  expect(views[3]?.filters).toEqual({ date_from: '2025-12-01', date_to: '2025-12-31' })
})

test('a list with few filters has a view for each choice', () => {
  const filters = { kind: choice('Type', { a: 'Yes', b: 'No', c: 'Open' }) }
  expect(suggestedViews(filters, [], at('2026-01-15'))).toHaveLength(3)
})
