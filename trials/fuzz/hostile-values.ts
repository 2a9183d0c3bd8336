import fc from 'fast-check'

/** Placeholders for numbers that JSON can write and JavaScript cannot hold; see `hostileJson`. */
const rawNumbers = ['1e400', '-1e400', '123456789012345678901234567890', '0.1e-400', '-0']

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202e',
  '\u200b',
  'ﷺ',
  'İ',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '--',
  'NaN',
  'Infinity',
  'null',
  'true',
  '[object Object]',
  '{}',
  '1e400',
  '0x10',
  '٣',
  '۴٫۵',
  '-0',
  '1,5',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '=1+1',
  '../../etc',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(300),
  'é'.repeat(11_000),
  'ا'.repeat(1001),
]

const numbers = [0, -1, 0.005, 1e21, -1e300, 2 ** 31, 2 ** 53, 999_999_999_999.99, Number.MAX_VALUE]

/** Objects that define their own conversion, or imitate something else. */
const objects: readonly unknown[] = [
  { toString: 1 },
  { toString: null, valueOf: null },
  { valueOf: { toString: 1 }, toString: {} },
  { toJSON: 1 },
  { length: 1 },
  { length: -1, 0: 'x' },
  JSON.parse('{"then": 1}'),
  JSON.parse('['.repeat(3000) + ']'.repeat(3000)),
  { constructor: { prototype: { x: 1 } } },
  { sha256: '0', full: [], thumb: [] },
  { bytes: [] },
  { name: 'x', bytes: 'x', sha256: 'x' },
  { kind: 'text' },
  JSON.parse('{"__proto__": {"toString": 1}, "hasOwnProperty": 1}'),
]

const lists: readonly unknown[] = [
  [],
  [[]],
  [null],
  [1],
  [{ toString: 1 }],
  [[[[[[{}]]]]]],
  Array.from({ length: 1200 }, () => ({})),
]

/** Texts that no field expects. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  fc.string({ unit: 'binary' }),
)

/** JSON values that no field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom(...objects, ...lists) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, false) },
  { weight: 1, arbitrary: fc.constantFrom(...rawNumbers.map((number) => `raw:${number}`)) },
  fc.jsonValue({ maxDepth: 3 }),
)

/** JSON text of such values, with the numbers that JavaScript cannot hold. */
export function hostileJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(/"raw:([^"]*)"/g, '$1')
}
