import { expect, test } from 'vitest'
import { wrongInSubject } from './commit-subject.mjs'

test.each(['receipts: Refuse a date after today', 'kernel/server: Read lists in one way', 'api: Answer 422'])(
  '%s is a valid subject',
  (subject) => expect(wrongInSubject(subject)).toBeUndefined(),
)

test.each([
  ['Refuse a date after today', 'area: Imperative summary'],
  ['receipts: refuse a date after today', 'area: Imperative summary'],
  ['receipts: Refuse a date after today.', 'without a full stop'],
  [`receipts: ${'R'.repeat(63)}`, 'it has 73 characters, 72 at most'],
])('%s is refused', (subject, wrong) => expect(wrongInSubject(subject)).toContain(wrong))
