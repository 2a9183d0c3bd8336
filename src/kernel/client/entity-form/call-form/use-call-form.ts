import { useEffect, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { fieldErrors } from '../../../contract/checks.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Fields, FormValues } from '../../../contract/fields.ts'
import { type FieldErrors, Problem } from '../../../contract/problem.ts'
import { call } from '../../calls/call.ts'
import type { CallInput } from '../../calls/call-input.ts'
import { newKey } from '../../calls/idempotency-key.ts'
import { messageOf } from '../../calls/message-of.ts'
import { failureMessage } from '../../messages/notify.ts'
import { useLatest } from '../../use-latest.ts'
import { errorsWithout, type FilledForm, type FormState } from '../fields/form-parts.ts'
import { createStore, type Store } from '../store/form-store.ts'
import { bodyFrom, differences, type LooseValues, startingValues } from '../store/form-values.ts'
import { ownToasts } from '../leaving/own-toasts.ts'
import { sendWhenConfirmed } from '../../messages/send-when-confirmed.ts'

interface CallFormOptions<F extends Fields> {
  endpoint: Endpoint
  params?: CallInput<Endpoint>['params']
  /** The inputs; some of what the endpoint takes. */
  fields: F
  /** What the form starts with. */
  record?: LooseValues
  /** Rules between fields, beyond what the contract says of each. */
  check?(values: FormValues<F>): FieldErrors
  /** Told the answer's message, and the whole answer. */
  onDone(message: DisplayText, answer: unknown): void
  /** What to say of a call that failed, where it is not the failure's own words about what has no field. */
  failure?: DisplayText
}

export interface CallForm<F extends Fields> extends FilledForm<F> {
  store: Store<FormState<F>>
  /** Whether leaving now would lose something. */
  unsaved(): boolean
  submit(): Promise<void>
}

/** A small form around one call, without a list or a screen of its own; stands outside the cache as well. */
export function useCallForm<F extends Fields>(options: CallFormOptions<F>): CallForm<F> {
  const ask = useLatest(options)
  const [{ form, toasts }] = useState(() => createCallForm(options, ask))
  useEffect(() => toasts.forget, [toasts])
  return form
}

function createCallForm<F extends Fields>(
  { fields, record }: CallFormOptions<F>,
  ask: () => CallFormOptions<F>,
) {
  // The state holds exactly the given fields; their types are known to whoever reads them by name.
  const start = startingValues(fields, record) as FormValues<F>
  const store = createStore<FormState<F>>({ values: start, errors: {}, busy: false })
  const toasts = ownToasts()
  // Stays the same until the outcome is known, so that a repeat of a lost answer does nothing twice.
  let key: string | null = null
  const form: CallForm<F> = {
    fields,
    store,
    unsaved: () => differences(fields, store.now().values, start).length > 0,
    change: (changed) => {
      toasts.forget()
      const { values, errors } = store.now()
      store.change({ values: { ...values, ...changed }, errors: errorsWithout(errors, changed) })
    },
    submit: async () => {
      toasts.forget()
      const { values, busy } = store.now()
      const { check, endpoint, params, onDone } = ask()
      const wrong = { ...check?.(values), ...fieldErrors(fields, values) }
      store.change({ errors: wrong })
      if (busy || Object.keys(wrong).length > 0) return
      store.change({ busy: true })
      try {
        const body = bodyFrom(fields, values, withoutVersion(ask().record))
        if (endpoint.method === 'POST') key ??= newKey()
        const answer = await sendWhenConfirmed((flags) =>
          call(endpoint, {
            params,
            body: { ...body, ...flags },
            ...(key !== null && { idempotencyKey: key }),
          }),
        )
        key = null
        onDone(messageOf(answer), answer)
      } catch (error) {
        if (error instanceof Problem && error.code === 'idempotency_mismatch') {
          key = null
          const { saved } = error.details
          if (saved) return onDone(error.displayText, { message: error.displayText, data: saved })
        }
        const errors = error instanceof Problem ? error.details.errors : undefined
        store.change({ errors: errors ?? {} })
        // What is wrong with a field stands under it, where the form has it.
        const [elsewhere] = Object.entries(errors ?? {}).find(([name]) => !(name in fields))?.[1] ?? []
        const message = ask().failure ?? (errors ? (elsewhere ?? null) : failureMessage(error))
        if (message !== null) toasts.tell(message)
      } finally {
        store.change({ busy: false })
      }
    },
  }
  return { form, toasts }
}

/** Such a form changes little of a record, so it does not mind what others have changed of it. */
function withoutVersion(record: LooseValues | undefined): LooseValues | undefined {
  return record && { ...record, version: undefined }
}
