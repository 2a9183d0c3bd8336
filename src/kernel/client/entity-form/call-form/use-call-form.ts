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
import { formToasts } from '../leaving/form-toasts.ts'
import { sendWhenConfirmed } from '../../messages/send-when-confirmed.ts'

interface CallFormOptions<F extends Fields> {
  endpoint: Endpoint
  params?: CallInput<Endpoint>['params']
  /** The inputs: some or all fields of the endpoint. */
  fields: F
  /** The initial values. */
  record?: LooseValues
  /** Checks across fields, besides those of the contract. */
  check?(values: FormValues<F>): FieldErrors
  /** Called after success with the message and the whole response. */
  onDone(message: DisplayText, answer: unknown): void
  /** The message after a failed call, instead of the error's own message for errors without a field. */
  failure?: DisplayText
}

export interface CallForm<F extends Fields> extends FilledForm<F> {
  store: Store<FormState<F>>
  /** Whether leaving now would lose input. */
  unsaved(): boolean
  submit(): Promise<void>
}

/** A small form for one call, without a list or screen. Works without the query cache too. */
export function useCallForm<F extends Fields>(options: CallFormOptions<F>): CallForm<F> {
  const ask = useLatest(options)
  const [{ form, toasts }] = useState(() => createCallForm(options, ask))
  useEffect(() => toasts.clear, [toasts])
  return form
}

function createCallForm<F extends Fields>(
  { fields, record }: CallFormOptions<F>,
  ask: () => CallFormOptions<F>,
) {
  // The state has exactly the given fields; their types are known where they are read by name.
  const start = startingValues(fields, record) as FormValues<F>
  const store = createStore<FormState<F>>({ values: start, errors: {}, busy: false })
  const toasts = formToasts()
  // Stays the same until the outcome is known, so a repeat after a lost response does nothing twice.
  let key: string | null = null
  const form: CallForm<F> = {
    fields,
    store,
    unsaved: () => differences(fields, store.now().values, start).length > 0,
    change: (changed) => {
      toasts.clear()
      const { values, errors } = store.now()
      store.change({ values: { ...values, ...changed }, errors: errorsWithout(errors, changed) })
    },
    submit: async () => {
      toasts.clear()
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
        // Errors of the form's own fields are shown at the fields.
        const [elsewhere] = Object.entries(errors ?? {}).find(([name]) => !(name in fields))?.[1] ?? []
        const message = ask().failure ?? (errors ? (elsewhere ?? null) : failureMessage(error))
        if (message !== null) toasts.show(message)
      } finally {
        store.change({ busy: false })
      }
    },
  }
  return { form, toasts }
}

/** Such a form changes few values of a record, so changes by others are no conflict. */
function withoutVersion(record: LooseValues | undefined): LooseValues | undefined {
  return record && { ...record, version: undefined }
}
