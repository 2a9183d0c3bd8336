import { expect, test, vi } from 'vitest'
import { required } from '../../contract/fields.ts'
import { text } from '../../contract/kinds/texts/text.ts'
import { Problem } from '../../contract/problem.ts'
import { currentToasts } from '../messages/notify.ts'
import { createEntityForm, type FormScreen } from './create-entity-form.ts'

// The session module listens to the browser's other tabs as soon as it is imported.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))

const fields = { name: required(text('Name')), work: text('Work') } as const

type Screen = FormScreen<typeof fields>

function aForm(screen: Partial<Screen> = {}, record?: Record<string, unknown>) {
  const led: unknown[] = []
  const whole: Screen = {
    stays: false,
    refusal: undefined,
    noResponse: undefined,
    write: () => Promise.resolve(null),
    current: () => record,
    leave: () => Promise.resolve(),
    leadTo: (found) => {
      led.push(found)
      return Promise.resolve()
    },
    ...screen,
  }
  const begin = { fields, back: '/', record, initial: undefined, begun: undefined, restored: null }
  return { ...createEntityForm(begin, () => whole), led }
}

const errorsOnScreen = () => currentToasts().filter(({ kind }) => kind === 'error')

test('a red toast of a form goes when it is corrected, sent again or left', async () => {
  const refuses = { write: () => Promise.reject(new Problem('bad_request', 'This value is not allowed.')) }
  const { form, clearToasts } = aForm(refuses)
  form.change({ name: 'Nib' })
  expect(await form.submit()).toBe(false)
  expect(errorsOnScreen()).toMatchObject([{ message: 'This value is not allowed.' }])
  form.change({ work: 'x' })
  expect(errorsOnScreen()).toEqual([])

  await form.submit()
  const again = form.submit()
  expect(errorsOnScreen()).toEqual([])
  await again
  clearToasts()
  expect(errorsOnScreen()).toEqual([])
})

test('what an earlier attempt had stored is where the form leads, with what was typed since', async () => {
  const saved = { id: 3, version: 1, name: 'Nib', work: null }
  const late = new Problem('idempotency_mismatch', 'This entry was already saved.', { saved })
  const { form, led } = aForm({ write: () => Promise.reject(late) })
  form.change({ name: 'Nib', work: 'Printing' })
  expect(await form.submit()).toBe(true)
  expect(led).toEqual([{ values: { name: 'Nib', work: 'Printing' }, record: saved }])
  expect([form.saved(), form.unsaved()]).toEqual([true, false])
  expect(errorsOnScreen()).toEqual([])
})

test('what is saved is not sent again while its form still stands, and what was refused is', async () => {
  const refusal = new Problem('bad_request', 'This value is not allowed.')
  const write = vi.fn<Screen['write']>(() => Promise.resolve(null)).mockRejectedValueOnce(refusal)
  const { form } = aForm({ write })
  form.change({ name: 'Nib' })
  expect(await form.submit()).toBe(false)
  expect(await form.submit()).toBe(true)
  expect(await form.submit()).toBe(false)
  expect(write).toHaveBeenCalledTimes(2)
})

test('a later state of the record is taken over, unless something is typed over the one before it', () => {
  const { form, takeNewer } = aForm({}, { id: 3, version: 1, name: 'Nib', work: 'a' })
  takeNewer({ id: 3, version: 2, name: 'Nib', work: 'b' })
  expect(form.store.now()).toMatchObject({ values: { work: 'b' }, newer: null })
  form.change({ work: 'mine' })
  takeNewer({ id: 3, version: 3, name: 'Nib', work: 'c' })
  expect(form.store.now()).toMatchObject({ values: { work: 'mine' }, newer: { version: 3 } })
  form.change({ work: 'b' })
  expect(form.store.now()).toMatchObject({ values: { work: 'c' }, record: { version: 3 }, newer: null })
})

test('a change of one field leaves the messages of the others, and the values of the others, as they are', async () => {
  const { form } = aForm({ check: () => ({ 'work.2.count': ['This value is not allowed.'] }) })
  await form.submit()
  const { errors } = form.store.now()
  expect(Object.keys(errors)).toEqual(['work.2.count', 'name'])
  form.change({ name: 'Nib' })
  expect(form.store.now().errors).toEqual({ 'work.2.count': ['This value is not allowed.'] })
  form.change({ work: 'x' })
  expect(form.store.now().errors).toEqual({})
})
