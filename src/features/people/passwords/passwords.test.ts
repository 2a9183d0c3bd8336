import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './passwords.server.ts'

test('a password matches its own hash only, in any Unicode composition', async () => {
  const hash = await hashPassword('Caf\u00e9 ١٢٣ noir')
  expect(await passwordFits(hash, 'Cafe\u0301 ١٢٣ noir')).toBe(true)
  expect(await passwordFits(hash, 'Cafe ١٢٣ noir')).toBe(false)
})

test('the same password never has the same hash twice', async () => {
  expect(await hashPassword('ink and paper')).not.toBe(await hashPassword('ink and paper'))
})

test('without a hash no password matches, not even the dummy used for timing', async () => {
  for (const none of [undefined, '']) {
    expect(await passwordFits(none, 'nobody has this password')).toBe(false)
  }
})
