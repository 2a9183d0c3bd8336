import { describe, expect, test } from 'vitest'
import { english } from '../../i18n/english.ts'
import { aLabel } from '../../i18n/testing/a-label.ts'
import { checkAll, checkSent, fieldErrors } from './checks.ts'
import { computed, required, type Field } from './fields.ts'
import { choice } from './kinds/choice.ts'
import { day } from './kinds/day.ts'
import { flag } from './kinds/flag.ts'
import { list } from './kinds/many/list.ts'
import { money } from './kinds/numbers/money.ts'
import { note } from './kinds/texts/note.ts'
import { percent } from './kinds/numbers/percent.ts'
import { picture } from './kinds/picture.ts'
import { quantity } from './kinds/numbers/quantity.ts'
import { rate } from './kinds/numbers/rate.ts'
import { reference } from './kinds/reference.ts'
import { secret } from './kinds/texts/secret.ts'
import { text } from './kinds/texts/text.ts'
import { whole } from './kinds/numbers/whole.ts'
import { errorsInEnglish } from './testing/errors-in-english.ts'
import { Problem } from './problem.ts'
import { RawPicture } from './values/uploaded-picture.ts'

/** Checks one value: returns the value as it is stored, or the error message. */
function check(field: Field, value: unknown): unknown {
  const [message] = fieldErrors({ field }, { field: value })['field'] ?? []
  return message === undefined ? checkAll({ field }, { field: value }).field : { refused: english(message) }
}
const refused = { refused: expect.any(String) }

describe('text', () => {
  test('is trimmed, is in one line, and is null when empty', () => {
    expect(check(text(aLabel('T')), '  a\r\nb\u2028c  ')).toBe('a b c')
    expect(check(text(aLabel('T')), ' \n ')).toBe(null)
    expect(check(text(aLabel('T')), undefined)).toBe(null)
  })

  test('counts code points', () => {
    expect(check(text(aLabel('T'), { max: 3 }), '🖋🖋🖋')).toBe('🖋🖋🖋')
    expect(check(text(aLabel('T'), { max: 3 }), '🖋🖋🖋🖋')).toEqual({
      refused: 'T must have at most 3 characters.',
    })
  })

  test('refuses NUL and replaces lone surrogates', () => {
    expect(check(text(aLabel('T')), 'a\0b')).toEqual(refused)
    expect(check(note(aLabel('T')), 'a\0b')).toEqual(refused)
    expect(check(text(aLabel('T')), 'a\ud800b\udc00')).toBe('a\ufffdb\ufffd')
    expect(check(text(aLabel('T')), '🖋')).toBe('🖋')
  })

  test.each(['\u200b', '\u202e\u2066', '\ufeff', '\u3164', '\u2800 \u200d', '\u200f\u00ad', '\t\u0007'])(
    'of invisible characters, %j, counts as empty',
    (value) => {
      expect(check(text(aLabel('T')), value)).toBe(null)
      expect(check(note(aLabel('N')), `${value}\n`)).toBe(null)
      expect(check(required(text(aLabel('T'))), value)).toEqual({ refused: 'T is required.' })
    },
  )

  test('loses direction overrides and zero-width characters, and keeps those that spelling needs', () => {
    expect(check(text(aLabel('T')), 'Total\u202e 001 \u2067USD\u2069\u200b')).toBe('Total 001 USD')
    expect(check(note(aLabel('N')), '\u202dA\n\u2068B\u202c\ufeff')).toBe('A\nB')
    const needed = 'می\u200cخواهم 👩\u200d🔧 \u200fINV\u200e ❤\ufe0f'
    expect(check(text(aLabel('T')), needed)).toBe(needed)
  })

  test.each([1, true, {}, ['a']])('refuses %j', (value) => {
    expect(check(text(aLabel('T')), value)).toEqual({ refused: 'T must be text.' })
  })

  test('an e-mail address has something on both sides of its @, in any script', () => {
    const email = text(aLabel('E'), { format: 'email' })
    expect(check(email, ' أحمد@بغداد ')).toBe('أحمد@بغداد')
    for (const wrong of ['not-an-email', '@b', 'a@', 'a b@c', 'a@b@c']) {
      expect(check(email, wrong)).toEqual({
        refused: 'E must be an email address, for example name@example.com.',
      })
    }
  })

  test('a note keeps its lines, with one kind of line break', () => {
    expect(check(note(aLabel('N')), ' a\r\nb\rc ')).toBe('a\nb\nc')
    expect(check(note(aLabel('N')), 'x'.repeat(10_000))).toHaveLength(10_000)
    expect(check(note(aLabel('N')), 'x'.repeat(10_001))).toEqual(refused)
  })

  test('a phone number has western digits; other text keeps its own', () => {
    expect(check(text(aLabel('P'), { format: 'phone' }), '٠٧٧٠ ۱۲۳')).toBe('0770 123')
    expect(check(text(aLabel('T')), 'قلم ٣')).toBe('قلم ٣')
  })

  test('a secret is kept as it was entered', () => {
    expect(check(secret(aLabel('S'), { min: 8 }), '  spaces  ')).toBe('  spaces  ')
    expect(check(secret(aLabel('S'), { min: 8 }), '1234567')).toEqual(refused)
  })
})

describe('numbers', () => {
  test.each([
    ['12.50', 12.5],
    ['٣٫٥', 3.5],
    ['۱۲', 12],
    [' 7 ', 7],
    ['.5', 0.5],
    ['+1', 1],
    [0, 0],
    [999_999_999_999.99, 999_999_999_999.99],
    ['', null],
    [null, null],
  ])('money takes %j', (typed, stored) => {
    expect(check(money(aLabel('M'), 'USD'), typed)).toBe(stored)
  })

  test.each([
    '1e3',
    '0x10',
    'abc',
    '1,000',
    '1.2.3',
    'NaN',
    'Infinity',
    '--1',
    -0.01,
    '-5',
    0.005,
    '1.234',
    1_000_000_000_000,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    {},
    [1],
  ])('money refuses %j', (value) => {
    expect(check(money(aLabel('M'), 'USD'), value)).toEqual(refused)
  })

  test('an amount that is only compared may have more decimals', () => {
    const compared = money('Total', 'USD', { decimals: 'rounded' })
    expect(check(compared, 0.1 + 0.2)).toBe(0.3)
    expect(check(compared, '1.005')).toBe(1.01)
  })

  test('a quantity has at most 2 decimals and may have to be above 0', () => {
    expect(check(quantity(aLabel('Q')), 0)).toBe(0)
    expect(check(quantity(aLabel('Q'), { positive: true }), 0.01)).toBe(0.01)
    expect(check(quantity(aLabel('Q'), { positive: true }), 0)).toEqual({
      refused: 'Q must be greater than 0.',
    })
    expect(check(quantity(aLabel('Q')), 0.001)).toEqual(refused)
    expect(check(quantity(aLabel('Q')), -1)).toEqual(refused)
  })

  test('a percentage lies between 0 and 100', () => {
    expect(check(percent(aLabel('D')), '33.33')).toBe(33.33)
    for (const wrong of [-1, 100.01, 33.333]) expect(check(percent(aLabel('D')), wrong)).toEqual(refused)
  })

  test('a whole number outside its limits is refused, or null if the field allows it', () => {
    const strict = whole(aLabel('W'), { min: 1, max: 100 })
    const lenient = whole(aLabel('W'), { min: 1, max: 100, outside: 'nothing' })
    expect([check(strict, '١٠٠'), check(lenient, 100)]).toEqual([100, 100])
    for (const outside of [0, 101, 50.5, -1, '0']) {
      expect(check(strict, outside)).toEqual(refused)
      expect(check(lenient, outside)).toBe(null)
    }
    expect(check(lenient, 'many')).toEqual(refused)
  })

  test('a rate is 100 to 9,999.99 dinars for a dollar', () => {
    const field = rate(aLabel('R'))
    expect(check(field, '١٣١٠٫٥')).toBe(1310.5)
    for (const wrong of [99.99, 10_000, 1310.005, '131,000', 'x'])
      expect(check(field, wrong)).toEqual(refused)
  })

  test('a key is a positive number within the database’s range', () => {
    const field = reference(aLabel('R'), { path: '/things', shows: 'name' })
    expect(check(field, '12')).toBe(12)
    for (const wrong of [0, -1, 1.5, 2_147_483_648, 'x']) expect(check(field, wrong)).toEqual(refused)
  })
})

describe('other kinds', () => {
  test.each(['2024-02-29', '1900-01-01', '2200-12-31'])('%s is a day', (value) => {
    expect(check(day(aLabel('D')), value)).toBe(value)
  })

  test.each([
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '1899-12-31',
    '2201-01-01',
    '20/11/2026',
    '2026-01-01T00:00:00Z',
    20260101,
    {},
  ])('%j is no day', (value) => {
    expect(check(day(aLabel('D')), value)).toEqual(refused)
  })

  test('a day may be entered with eastern digits', () => {
    expect(check(day(aLabel('D')), '٢٠٢٦-٠١-٠٥')).toBe('2026-01-05')
  })

  test('a flag accepts the values that forms and scripts send', () => {
    for (const yes of [true, 'true', '1', 1, 'on']) expect(check(flag(aLabel('F')), yes)).toBe(true)
    for (const no of [false, 'false', '0', 0, '', null, undefined])
      expect(check(flag(aLabel('F')), no)).toBe(false)
    expect(check(flag(aLabel('F')), 'perhaps')).toEqual(refused)
  })

  test('a choice is one of its values, and no inherited property of an object', () => {
    const field = choice(aLabel('C'), { one: 'New', two: 'Paid' })
    expect(check(field, ' one ')).toBe('one')
    for (const wrong of ['three', 'New', 'constructor', '__proto__', 1]) {
      expect(check(field, wrong)).toEqual(refused)
    }
  })

  test('a list reports the index of an invalid item', () => {
    const lines = list('Lines', { name: required(text('Name')), amount: money('Amount', 'USD') })
    expect(errorsInEnglish(fieldErrors({ lines }, { lines: [{ name: 'a' }, { amount: -1 }] }))).toEqual({
      'lines.1.name': ['Name is required.'],
      'lines.1.amount': ['Amount must be at least 0.'],
    })
    expect(errorsInEnglish(fieldErrors({ lines }, { lines: [{ name: 'a', amount: 1e12 }] }))).toEqual({
      'lines.0.amount': ['Amount must be at most 999,999,999,999.99.'],
    })
    expect(errorsInEnglish(fieldErrors({ lines }, { lines: 'none' }))).toEqual({
      lines: ['Lines must be a list.'],
    })
    expect(errorsInEnglish(fieldErrors({ lines }, { lines: [1] }))).toEqual({
      lines: ['Lines must be a list of objects.'],
    })
    expect(checkAll({ lines }, {})).toEqual({ lines: [] })
  })

  test('only a picture sent as a file is accepted', () => {
    const sent = new RawPicture(new Uint8Array())
    const fields = { image: picture('Image') }
    expect(checkAll(fields, { image: sent })).toEqual({ image: sent })
    for (const other of ['http://example.com/x.png', '', null, { sha256: 'a' }]) {
      expect(checkAll(fields, { image: other })).toEqual({})
    }
    expect(checkAll(fields, { image: '', remove_image: 'true' })).toEqual({ image: null })
  })
})

describe('forms', () => {
  const fields = {
    name: required(text('Name')),
    note: note('Note'),
    number: computed(text(aLabel('Number'))),
  }

  test('computed and unknown keys are dropped', () => {
    const sent = JSON.parse('{ "name": "a", "number": "X-1", "extra": 1, "__proto__": { "note": "b" } }')
    expect(checkAll(fields, sent)).toEqual({ name: 'a', note: null })
  })

  test('omitted fields stay out of a partial form', () => {
    expect(checkSent(fields, { note: '' })).toEqual({ note: null })
    expect(() => checkSent(fields, { name: '' })).toThrow(Problem)
  })

  test('all invalid fields are reported at once', () => {
    expect(errorsInEnglish(fieldErrors(fields, { note: 1 }))).toEqual({
      name: ['Name is required.'],
      note: ['Note must be text.'],
    })
  })
})
