import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('of all calls to a hanging folder one waits, and the others fail soon', async () => {
  const ask = oneAtATime(50)
  let calls = 0
  let comesBack = () => {}
  const hangs = async () => {
    calls++
    await new Promise<void>((resolve) => (comesBack = resolve))
    return 'there'
  }
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(hangs)))
  expect([calls, new Set(answers)]).toEqual([1, new Set([undefined])])
  comesBack()
  expect(await ask(async () => 'there again')).toBe('there again')
})

test('an error of a folder is passed on, and the next call is made', async () => {
  const ask = oneAtATime()
  await expect(ask(async () => Promise.reject(new Error('not there')))).rejects.toThrow('not there')
  expect(await Promise.all([1, 2, 3].map((each) => ask(async () => each)))).toEqual([1, 2, 3])
})
