import { expect, test } from 'vitest'
import { translators } from '../../../i18n/translators.ts'
import { detailOf } from './detail-of.ts'

const spoken = (kind: Parameters<typeof detailOf>[0], detail: string) =>
  Object.values(translators).map((t) => t(detailOf(kind, detail)))

test('why a sign-in was refused is told in the language of the reader, with what was typed', () => {
  expect(spoken('sign_in_failed', 'User and Password Invalid')).toEqual([
    'User and Password Invalid',
    'اسم المستخدم أو كلمة المرور غير صحيحة.',
    'ناوی بەکارهێنەر یان وشەی نهێنی هەڵەیە.',
  ])
  const typed = spoken('locked', 'Too many attempts (sara (of sales))')
  expect(typed[0]).toBe('Too many attempts (sara (of sales))')
  for (const shown of typed.slice(1)) expect(shown).toContain('(\u2068sara (of sales)\u2069)')
})

test('what else the log adds stays as it is', () => {
  for (const detail of ['PUT /api/v1/auth/users/7 (role)', 'something (else)']) {
    expect(spoken('refused', detail)).toEqual([detail, detail, detail])
  }
  expect(spoken('sign_in_failed', 'some older words')).toEqual(Array(3).fill('some older words'))
})
