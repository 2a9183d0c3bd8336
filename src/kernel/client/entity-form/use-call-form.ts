import { useState } from 'react'
import { fieldErrors } from '../../contract/checks.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Fields } from '../../contract/fields.ts'
import { type FieldErrors, Problem } from '../../contract/problem.ts'
import { call } from '../call.ts'
import type { CallInput } from '../call-input.ts'
import { bodyFrom, differences, type FormValues, type LooseValues, startingValues } from './form-values.ts'

interface CallFormOptions<F extends Fields> {
  endpoint: Endpoint
  params?: CallInput<Endpoint>['params']
  /** The inputs; some of what the endpoint takes. */
  fields: F
  /** What the form starts with. */
  record?: LooseValues
  /** Rules between fields, beyond what the contract says of each. */
  check?(values: FormValues<F>): FieldErrors
  onDone(message: string): void
  /** Told of a call that failed; the messages of fields are shown already. */
  onFailure(error: unknown): void
}

export interface CallForm<F extends Fields> {
  fields: F
  values: FormValues<F>
  errors: FieldErrors
  busy: boolean
  dirty: boolean
  change(values: Partial<FormValues<F>>): void
  submit(): Promise<void>
}

/** A small form around one call, without a list or a screen of its own; stands outside the cache as well. */
export function useCallForm<F extends Fields>(options: CallFormOptions<F>): CallForm<F> {
  const { endpoint, params, fields, record, check } = options
  const [start] = useState(() => startingValues(fields, record))
  // The state holds exactly the given fields; their types are known to whoever reads them by name.
  const [values, setValues] = useState(start as FormValues<F>)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  return {
    fields,
    values,
    errors,
    busy,
    dirty: differences(fields, values, start).length > 0,
    change: (changed) => {
      setValues((now) => ({ ...now, ...changed }))
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))))
    },
    submit: async () => {
      const wrong = { ...check?.(values), ...fieldErrors(fields, values) }
      setErrors(wrong)
      if (busy || Object.keys(wrong).length > 0) return
      setBusy(true)
      try {
        const answer = await call(endpoint, {
          params,
          body: bodyFrom(fields, values, withoutVersion(record)),
        })
        options.onDone(answer && 'message' in answer ? String(answer.message) : '')
      } catch (error) {
        setErrors((error instanceof Problem && error.details.errors) || {})
        options.onFailure(error)
      } finally {
        setBusy(false)
      }
    },
  }
}

/** Such a form changes little of a record, so it does not mind what others have changed of it. */
function withoutVersion(record: LooseValues | undefined): LooseValues | undefined {
  return record && { ...record, version: undefined }
}
