import { expect, test } from 'vitest'
import type { Refused } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const admin = await inkwell.as('admin')

test.each([{}, { user: 'somebody' }, { password: 'a password' }, { user: ' ', password: '' }])(
  'a sign-in with only %j is refused with the specification’s message',
  async (sent) => {
    const { status, body } = await inkwell.anyone.post<Refused>('/auth/login', sent)
    expect(status).toBe(422)
    expect(body.message).toBe('user and password is required...!!')
  },
)

test('an incomplete invoice is refused with the specification’s message, with every field', async () => {
  const { status, body } = await admin.post<Refused>('/invoice', { invoice_type: 'direct' })
  expect(status).toBe(422)
  expect(body.message).toBe('Please fill all required fields and add at least one product.')
  expect(Object.keys(body.errors ?? {})).toEqual([
    'customer',
    'payment_method',
    'age_days',
    'invoice_products',
  ])
})

test('an invalid weekly report is refused with the specification’s message', async () => {
  const report = { week_ending: '2026-03-06', project_name: 'Pens', tasks_started: 'a', tasks_completed: 'b' }
  expect((await admin.post('/reports', report)).status).toBe(201)
  const refused: [object, string[]][] = [
    [report, ['week_ending']],
    [{ ...report, project_name: '' }, ['week_ending', 'project_name']],
    [{ ...report, week_ending: 'soon' }, ['week_ending']],
  ]
  for (const [wrong, fields] of refused) {
    const { status, body } = await admin.post<Refused>('/reports', wrong)
    expect(status).toBe(422)
    expect(body.message).toBe('Submission failed. Please check your input.')
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(fields.toSorted())
  }
})

test('a petty cash entry is named so in messages', async () => {
  const { body } = await admin.get<Refused>('/petty-cash/2147483647')
  expect(body.message).toBe('This petty cash entry does not exist.')
})
