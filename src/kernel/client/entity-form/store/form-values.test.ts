import { expect, test } from 'vitest'
import { computed, required } from '../../../contract/fields.ts'
import { flag } from '../../../contract/kinds/flag.ts'
import { list } from '../../../contract/kinds/many/list.ts'
import { money } from '../../../contract/kinds/numbers/money.ts'
import { picture } from '../../../contract/kinds/picture.ts'
import { text } from '../../../contract/kinds/texts/text.ts'
import { whole } from '../../../contract/kinds/numbers/whole.ts'
import { bodyFrom, differences, startingValues } from './form-values.ts'

const fields = {
  name: required(text('Name')),
  price: money('Price correction', 'USD'),
  image: picture('Image'),
  active: flag('Active'),
  lines: list('Lines', { count: whole('Count') }),
  number: computed(text('Code')),
} as const

test('a form starts with the record’s values, then the proposed ones, then empty', () => {
  expect(startingValues(fields, { name: 'Nib', price: null }, { price: 5, number: 'X' })).toEqual({
    name: 'Nib',
    price: 5,
    image: null,
    active: false,
    lines: [],
  })
})

test('a value that only looks different is no change', () => {
  const before = startingValues(fields, { name: 'Nib', price: 12.5, lines: [{ count: 1 }] })
  expect(differences(fields, before, { ...before, price: '12.50', lines: [{ count: 1 }] })).toEqual([])
  expect(differences(fields, before, { ...before, price: '12.51', name: '' })).toEqual(['name', 'price'])
  expect(differences(fields, before, { ...before, lines: [{ count: 2 }] })).toEqual(['lines'])
})

test('a picture is unchanged, sent or removed, and the version is sent, too', () => {
  const record = { name: 'Nib', image: '/api/v1/image/ab', version: 3 }
  const values = startingValues(fields, record)
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  expect(bodyFrom(fields, values, record)).toEqual({
    name: 'Nib',
    price: null,
    active: false,
    lines: [],
    version: 3,
  })
  expect(bodyFrom(fields, { ...values, image: file }, record)).toMatchObject({ image: file })
  expect(bodyFrom(fields, { ...values, image: null }, record)).toMatchObject({ remove_image: true })
  expect(bodyFrom(fields, { ...values, image: null })).not.toHaveProperty('remove_image')
})
