import { expect, test } from 'vitest'
import { BodyPlaces } from './body-places.ts'

const megabyte = 1024 * 1024
const refused = (code: string) => expect.objectContaining({ code, details: { retryAfter: 2 } })

test('a user sends four large bodies at once, and another when one is done', () => {
  const places = new BodyPlaces()
  const [first] = [1, 2, 3, 4].map(() => places.take({ person: 1 }, megabyte))
  expect(() => places.take({ person: 1 }, megabyte)).toThrow(refused('too_many_requests'))
  places.take({ person: 2 }, megabyte)
  first?.()
  places.take({ person: 1 }, megabyte)
})

test('small bodies need no place', () => {
  const places = new BodyPlaces()
  const many = Array.from({ length: 1000 })
  expect(() => many.map(() => places.take({ person: 1 }, 60 * 1024))).not.toThrow()
  expect(() => many.map(() => places.take({ address: '203.0.113.9' }, 8 * 1024))).not.toThrow()
})

test('all users together send 160 MB at once', () => {
  const places = new BodyPlaces()
  for (let person = 1; person <= 8; person++) places.take({ person }, 20 * megabyte)
  expect(() => places.take({ person: 9 }, megabyte)).toThrow(refused('unavailable'))
})

test('without a session the limits are lower: two from an address, twenty in all', () => {
  const places = new BodyPlaces()
  const address = (count: number) => ({ address: `203.0.113.${count}` })
  for (let count = 0; count < 20; count++) places.take(address(count), 64 * 1024)
  places.take({ person: 1 }, megabyte)
  expect(() => places.take(address(99), 64 * 1024)).toThrow(refused('unavailable'))
  const others = new BodyPlaces()
  for (let count = 0; count < 2; count++) others.take(address(1), 64 * 1024)
  expect(() => others.take(address(1), 64 * 1024)).toThrow(refused('too_many_requests'))
})
