import { expect, test } from 'vitest'
import { list } from '../../contract/kinds/many/list.ts'
import { addressOf, bodyOf } from './call-input.ts'

test('fills in the path and omits empty query values', () => {
  const query = { page: 2, search: 'a&b', owner: '', status: null, overdue: false, ordering: undefined }
  expect(addressOf('/thing/:id', { id: 7 }, query)).toBe('/api/v1/thing/7?page=2&search=a%26b&overdue=false')
  expect(addressOf('/thing/:id', { id: '../7' }, {})).toBe('/api/v1/thing/..%2F7')
})

test('refuses a path with a missing part', () => {
  expect(() => addressOf('/thing/:id', {})).toThrow('/thing/:id needs a value for id')
})

test('sends JSON, with null for cleared fields', () => {
  const { content, type } = bodyOf({}, { name: 'A', phone: null, work: undefined })
  expect(type).toBe('application/json')
  expect(content).toBe('{"name":"A","phone":null}')
})

test('sends a form if there is a file in it', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const { content, type } = bodyOf(
    { lines: list('Lines', {}) },
    {
      image: file,
      name: 'A',
      phone: null,
      work: undefined,
      flag: true,
      lines: [{ n: 1 }],
    },
  )
  expect(type).toBeUndefined()
  expect(content).toBeInstanceOf(FormData)
  const entries = content instanceof FormData ? Object.fromEntries(content) : {}
  expect(entries).toMatchObject({ name: 'A', phone: '', flag: 'true', lines: '[{"n":1}]' })
  expect(entries).not.toHaveProperty('work')
  expect(entries['image']).toMatchObject({ name: 'x.png', type: 'image/png' })
})
