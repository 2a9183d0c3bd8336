import { expect, test } from 'vitest'
import { plainText, message } from '../../../i18n/messages.ts'
import { problemFrom } from './failed-answer.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  problemFrom(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }))

test('rebuilds the problem with its field errors', async () => {
  const problem = await answer(422, {
    code: 'validation_failed',
    message: 'Name is required.',
    errors: { name: ['Name is required.'], 'lines.2.quantity': 'Too small.' },
  })
  expect(problem).toMatchObject({ code: 'validation_failed', message: 'Name is required.', status: 422 })
  expect(problem.details.errors).toEqual({
    name: [plainText('Name is required.')],
    'lines.2.quantity': [plainText('Too small.')],
  })
})

test('keeps the message keys, to be shown in any language', async () => {
  const required = message('{label} is required.', { label: 'Name' })
  const problem = await answer(422, {
    code: 'validation_failed',
    message: 'يرجى إدخال الاسم.',
    errors: { name: ['يرجى إدخال الاسم.'] },
    said: { message: required, errors: { name: [required] } },
  })
  expect(problem).toMatchObject({ displayText: required, message: 'Name is required.' })
  expect(problem.details.errors).toEqual({ name: [required] })
})

test('contains the time to wait', async () => {
  const problem = await answer(
    429,
    { code: 'too_many_requests', message: 'Slowly.' },
    { 'Retry-After': '90' },
  )
  expect(problem.details.retryAfter).toBe(90)
})

test('contains both sides of a conflict', async () => {
  const conflict = { current: { name: 'B' }, changed_by: 'Rand', changed_at: '2026-11-20T10:00:00Z' }
  const problem = await answer(409, { code: 'conflict', message: 'Changed.', ...conflict })
  expect(problem.details.conflict).toEqual(conflict)
})

test('understands a response of a proxy', async () => {
  expect(await answer(502, '<html>Bad gateway</html>')).toMatchObject({
    code: 'unavailable',
    message: 'Inkwell is restarting. Try again in a moment.',
  })
  expect(await answer(500, '')).toMatchObject({ code: 'server_error', message: 'Internal Server Error' })
  expect(await answer(404, 'null')).toMatchObject({ code: 'not_found' })
  expect(await answer(418, { code: 'teapot', message: 'Short and stout' })).toMatchObject({
    code: 'bad_request',
    message: 'Short and stout',
  })
})
