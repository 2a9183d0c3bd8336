import { expect, test } from 'vitest'
import { beginningAt, offered } from './offered.ts'

const people = [
  { username: 'layla', full_name: 'Layla Hassan' },
  { username: 'dara', full_name: 'دارا ئەحمەد' },
  { username: 'o.saleh', full_name: 'Omar Saleh' },
]
const names = (typed: string) => offered(people, typed).map(({ username }) => username)

test('a name is typed behind an @ that begins a word, in the line where one is', () => {
  expect(beginningAt('Ask @la', 7)).toEqual({ from: 4, word: 'la' })
  expect(beginningAt('@', 1)).toEqual({ from: 0, word: '' })
  expect(beginningAt('a@b', 3)).toBeNull()
  expect(beginningAt('@la\nand', 7)).toBeNull()
})

test('people are offered by the beginning of their user name or of a word of their name', () => {
  expect(names('LA')).toEqual(['layla'])
  expect(names('sal')).toEqual(['o.saleh'])
  expect(names('omar s')).toEqual(['o.saleh'])
  expect(names('ئە')).toEqual(['dara'])
  expect(names('layla please')).toEqual([])
  expect(names('')).toHaveLength(3)
})
