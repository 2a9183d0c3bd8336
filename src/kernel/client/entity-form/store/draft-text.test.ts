import { expect, test } from 'vitest'
import { required } from '../../../contract/fields.ts'
import { day } from '../../../contract/kinds/day.ts'
import { list } from '../../../contract/kinds/many/list.ts'
import { picture } from '../../../contract/kinds/picture.ts'
import { secret } from '../../../contract/kinds/texts/secret.ts'
import { text } from '../../../contract/kinds/texts/text.ts'
import { whole } from '../../../contract/kinds/numbers/whole.ts'
import { draftFrom, draftText } from './draft-text.ts'

const fields = {
  name: required(text('Name')),
  born: day('Date'),
  image: picture('Image'),
  password: secret('Password'),
  lines: list('Lines', { count: whole('Count') }),
} as const

test('an unfinished form is restored unchanged, without password and file', () => {
  const record = { id: 3, version: 2, name: 'Nib', image: '/api/v1/image/ab' }
  const values = {
    name: '',
    born: '2000-01-',
    image: new File(['x'], 'x.png'),
    password: 'never written down',
    lines: [{ count: 1 }],
  }
  const text = draftText(fields, { values, record })
  expect(text).not.toContain('never written down')
  expect(draftFrom(fields, text)).toEqual({
    values: { name: '', born: '2000-01-', image: '/api/v1/image/ab', password: '', lines: [{ count: 1 }] },
    record,
  })
})

test.each([null, '', 'no json', '[]', '{"values":3}'])('%j restores no form', (text) => {
  expect(draftFrom(fields, text)).toBeUndefined()
})

test('an invalid stored value leaves its field empty', () => {
  expect(draftFrom(fields, '{"values":{"name":{},"lines":[1],"other":2}}')?.values).toMatchObject({
    name: '',
    lines: [],
  })
})
