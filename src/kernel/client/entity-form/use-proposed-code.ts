import { useEffect, useState } from 'react'
import { message } from '../../../i18n/messages.ts'
import type { nextCodeEndpoint } from '../../contract/endpoints/next-code.ts'
import type { Fields, FormValues, InputName } from '../../contract/fields.ts'
import { useRead } from '../cache/query.ts'
import { call } from '../calls/call.ts'
import { notifySuccess } from '../messages/notify.ts'
import type { EntityForm } from './entity-form-state.ts'

type NextCode = ReturnType<typeof nextCodeEndpoint>

/**
 * Proposes the code of a new record, as long as the user has entered no other. If another user takes the proposed code
 * at the same moment, the form is saved with the next one and says so.
 */
export function useProposedCode<F extends Fields>(
  form: EntityForm<F>,
  endpoint: NextCode,
  name: InputName<F>,
): EntityForm<F> {
  const next = useRead(endpoint).data?.next
  const [{ propose, withCode }] = useState(() => proposalFor(form, endpoint, name))
  useEffect(() => {
    if (next !== undefined) propose(next)
  }, [next, propose])
  return withCode
}

function proposalFor<F extends Fields>(form: EntityForm<F>, endpoint: NextCode, name: InputName<F>) {
  let proposed = ''
  const codeNow = () => String(form.store.now().values[name] ?? '')

  function propose(next: string | null): void {
    const isUntouched = codeNow() === proposed
    proposed = next ?? ''
    // The name is that of a text field.
    if (isUntouched) form.propose({ [name]: proposed } as Partial<FormValues<F>>)
  }

  async function submit(given?: Partial<FormValues<F>>): Promise<boolean> {
    if (await form.submit(given)) return true
    const taken = codeNow()
    if (taken === '' || taken !== proposed || !form.store.now().errors[name]) return false
    const { next } = await call(endpoint).catch(() => ({ next: null }))
    if (next === null || next === taken) return false
    propose(next)
    // Other errors are the user's to correct.
    if (Object.keys(form.store.now().errors).length > 0 || !(await form.submit(given))) return false
    notifySuccess(message('Another user took code {taken}. Saved with code {code}.', { taken, code: next }))
    return true
  }

  return { propose, withCode: { ...form, submit } }
}
