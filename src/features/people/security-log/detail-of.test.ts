import { expect, test } from 'vitest'
import { translators } from '../../../i18n/translators.ts'
import { detailOf } from './detail-of.ts'

const detailIn = (kind: Parameters<typeof detailOf>[0], detail: string) =>
  Object.values(translators).map((t) => t(detailOf(kind, detail)))

test('the reason of a refused sign-in is in the reader’s language, with the entered name', () => {
  expect(detailIn('sign_in_failed', 'User and Password Invalid')).toEqual([
    'User and Password Invalid',
    'اسم المستخدم أو كلمة المرور غير صحيحة.',
    'ناوی بەکارهێنەر یان وشەی نهێنی هەڵەیە.',
  ])
  const typed = detailIn('locked', 'Too many attempts (sara (of sales))')
  expect(typed[0]).toBe('Too many attempts (sara (of sales))')
  for (const shown of typed.slice(1)) expect(shown).toContain('(\u2068sara (of sales)\u2069)')
})

test('closed and reopened periods are shown with their day and reason', () => {
  const call = (path: string, sent: string) => detailIn('settings_changed', `POST /api/v1/${path} (${sent})`)
  expect(call('books/close', 'until: "2026-11-02", note: "Month end"')[0]).toBe(
    'Books closed through 02/11/2026',
  )
  const reopened = call(
    'books/reopen',
    String.raw`until: "2026-09-30", reason: "The \"old\" bill, until: never"`,
  )
  expect(reopened[0]).toBe('Books reopened, closed through 30/09/2026. Reason: The "old" bill, until: never')
  for (const shown of reopened.slice(1)) {
    expect(shown).toContain('30/09/2026')
    expect(shown).toContain('The "old" bill, until: never')
    expect(shown).not.toContain('Reason')
  }
  expect(call('books/reopen', 'until: null, reason: "Credit all"')[0]).toBe(
    'All days of the books reopened. Reason: Credit all',
  )
  expect(call('cash-close/7/reopen', 'reason: "A slip was found"')[0]).toBe(
    'Closed day of a cash box reopened. Reason: A slip was found',
  )
})

test('other details of the log are shown unchanged', () => {
  for (const detail of ['PUT /api/v1/auth/users/7 (role)', 'something (else)']) {
    expect(detailIn('refused', detail)).toEqual([detail, detail, detail])
  }
  // As earlier versions stored it, without values.
  for (const detail of ['PUT /api/v1/settings (name)', 'POST /api/v1/books/reopen (until, reason)']) {
    expect(detailIn('settings_changed', detail)).toEqual([detail, detail, detail])
  }
  expect(detailIn('sign_in_failed', 'some older words')).toEqual(Array(3).fill('some older words'))
})
