import { expect, test } from 'vitest'
import { settingsIn, showTheSame } from './view-settings.ts'

test('invalid settings of a view are ignored', () => {
  const none = { search: '', ordering: '', filters: {}, columns: null, layout: '' }
  expect(settingsIn(null)).toEqual(none)
  expect(settingsIn({ search: 3, filters: { state: 7, mine: '' }, columns: 'all' })).toEqual(none)
  expect(settingsIn({ filters: { mine: 'true' }, columns: ['a', 1] })).toMatchObject({
    filters: { mine: 'true' },
    columns: ['a'],
  })
})

test('views are equal in any order of filters, but not of columns', () => {
  const of = (filters: object, columns: string[] | null = null) => settingsIn({ filters, columns })
  expect(showTheSame(of({ a: '1', b: '2' }), of({ b: '2', a: '1' }))).toBe(true)
  expect(showTheSame(of({}, ['a', 'b']), of({}, ['b', 'a']))).toBe(false)
})

test('a view has the widths and frozen columns that were saved with it', () => {
  const of = (layout: unknown) => settingsIn({ layout })
  expect(of('held:2,a:100').layout).toBe('held:2,a:100')
  expect(of({ a: 100 }).layout).toBe('')
  expect(showTheSame(of('a:100'), of('a:100'))).toBe(true)
  expect(showTheSame(of('a:100'), of('a:101'))).toBe(false)
  expect(showTheSame(of(''), of('plain'))).toBe(false)
})
