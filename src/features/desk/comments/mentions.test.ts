import { expect, test } from 'vitest'
import { mentionsIn } from './mentions.ts'

const ali = { username: 'ali' }
const hassan = { username: 'Ali.Hassan' }
const dara = { username: 'دارا' }
const people = [ali, hassan, dara]

test.each([
  ['nobody is named here, not even ali', ['nobody is named here, not even ali']],
  ['@ali please look', [ali, ' please look']],
  ['ask @ALI.', ['ask ', ali, '.']],
  ['@ali.hassan, not @ali', [hassan, ', not ', ali]],
  ['@alim and a@ali.example', ['@alim and a@ali.example']],
  ['سڵاو @دارا!', ['سڵاو ', dara, '!']],
])('%s', (text, pieces) => {
  expect(mentionsIn(text, people)).toEqual(pieces)
})
