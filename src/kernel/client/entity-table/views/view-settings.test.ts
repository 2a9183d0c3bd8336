import { expect, test } from 'vitest'
import { settingsIn, showTheSame } from './view-settings.ts'

test('what is no setting of a view gives none', () => {
  const none = { search: '', ordering: '', filters: {}, columns: null }
  expect(settingsIn(null)).toEqual(none)
  expect(settingsIn({ search: 3, filters: { state: 7, mine: '' }, columns: 'all' })).toEqual(none)
  expect(settingsIn({ filters: { mine: 'true' }, columns: ['a', 1] })).toMatchObject({
    filters: { mine: 'true' },
    columns: ['a'],
  })
})

test('views show the same whichever filter was set first, and not with other columns', () => {
  const of = (filters: object, columns: string[] | null = null) => settingsIn({ filters, columns })
  expect(showTheSame(of({ a: '1', b: '2' }), of({ b: '2', a: '1' }))).toBe(true)
  expect(showTheSame(of({}, ['a', 'b']), of({}, ['b', 'a']))).toBe(false)
})
