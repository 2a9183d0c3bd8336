import { expect, test } from 'vitest'
import { mentionAt, suggestions } from './suggestions.ts'

const people = [
  { username: 'layla', full_name: 'Layla Hassan' },
  { username: 'dara', full_name: 'دارا ئەحمەد' },
  { username: 'o.saleh', full_name: 'Omar Saleh' },
]
const names = (typed: string) => suggestions(people, typed).map(({ username }) => username)

test('typing @ at the beginning of a word starts a mention in that line', () => {
  expect(mentionAt('Ask @la', 7)).toEqual({ from: 4, word: 'la' })
  expect(mentionAt('@', 1)).toEqual({ from: 0, word: '' })
  expect(mentionAt('a@b', 3)).toBeNull()
  expect(mentionAt('@la\nand', 7)).toBeNull()
})

test('users are suggested by the beginning of their user name or of a word of their name', () => {
  expect(names('LA')).toEqual(['layla'])
  expect(names('sal')).toEqual(['o.saleh'])
  expect(names('omar s')).toEqual(['o.saleh'])
  expect(names('ئە')).toEqual(['dara'])
  expect(names('layla please')).toEqual([])
  expect(names('')).toHaveLength(3)
})
