import { expect, test } from 'vitest'
import { ask, openQuestion, type Question } from './question.ts'

const question: Question = { title: 'Delete', message: 'Are you sure?', confirm: 'Delete', cancel: 'Cancel' }

test('a late answer does not close a newer question', async () => {
  const first = ask(question)
  const leave = openQuestion()
  const second = ask(question)
  expect(await first).toBe(false)
  leave?.answer(true)
  openQuestion()?.answer(true)
  expect(await second).toBe(true)
  expect(openQuestion()).toBe(null)
})
