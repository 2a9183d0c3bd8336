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

test('the error toast of a form closes when the form is corrected, sent again or left', async () => {
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

test('a record stored by an earlier attempt opens with the values entered since', async () => {
  const saved = { id: 3, version: 1, name: 'Nib', work: null }
  const late = new Problem('idempotency_mismatch', 'This entry was already saved.', { saved })
  const { form, led } = aForm({ write: () => Promise.reject(late) })
  form.change({ name: 'Nib', work: 'Printing' })
  expect(await form.submit()).toBe(true)
  expect(led).toEqual([{ values: { name: 'Nib', work: 'Printing' }, record: saved }])
  expect([form.saved(), form.unsaved()]).toEqual([true, false])
  expect(errorsOnScreen()).toEqual([])
})

test('a saved change is not sent again while its form is open, a refused one is', async () => {
  const refusal = new Problem('bad_request', 'This value is not allowed.')
  const write = vi.fn<Screen['write']>(() => Promise.resolve(null)).mockRejectedValueOnce(refusal)
  const { form } = aForm({ write })
  form.change({ name: 'Nib' })
  expect(await form.submit()).toBe(false)
  expect(await form.submit()).toBe(true)
  expect(await form.submit()).toBe(false)
  expect(write).toHaveBeenCalledTimes(2)
})

test('a later version of the record replaces unchanged values only', () => {
  const { form, takeNewer } = aForm({}, { id: 3, version: 1, name: 'Nib', work: 'a' })
  takeNewer({ id: 3, version: 2, name: 'Nib', work: 'b' })
  expect(form.store.now()).toMatchObject({ values: { work: 'b' }, newer: null })
  form.change({ work: 'mine' })
  takeNewer({ id: 3, version: 3, name: 'Nib', work: 'c' })
  expect(form.store.now()).toMatchObject({ values: { work: 'mine' }, newer: { version: 3 } })
  form.change({ work: 'b' })
  expect(form.store.now()).toMatchObject({ values: { work: 'c' }, record: { version: 3 }, newer: null })
})

test('a change of one field leaves the other fields’ messages and values', async () => {
  const { form } = aForm({ check: () => ({ 'work.2.count': ['This value is not allowed.'] }) })
  await form.submit()
  const { errors } = form.store.now()
  expect(Object.keys(errors)).toEqual(['work.2.count', 'name'])
  form.change({ name: 'Nib' })
  expect(form.store.now().errors).toEqual({ 'work.2.count': ['This value is not allowed.'] })
  form.change({ work: 'x' })
  expect(form.store.now().errors).toEqual({})
})
