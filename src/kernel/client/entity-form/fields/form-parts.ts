import { shallowEqual } from '@mantine/hooks'
import { useState } from 'react'
import type { Fields, FormValues, InputName } from '../../../contract/fields.ts'
import { namedIn } from '../../../contract/kinds/many/several.ts'
import type { FieldErrors } from '../../../contract/problem.ts'
import { useTranslate } from '../../language/language.ts'
import { type Store, useStored } from '../store/form-store.ts'
import type { LooseValues } from '../store/form-values.ts'

/** The state that inputs and buttons of a form read in parts. */
export interface FormState<F extends Fields> {
  values: FormValues<F>
  errors: FieldErrors
  /** Whether a save is in progress. */
  busy: boolean
  /** The record to be changed. Its `locked_fields` names the fields that can no longer be changed. */
  record?: LooseValues | undefined
}

/** The part of a form that its inputs need. */
export interface FilledForm<F extends Fields> {
  fields: F
  store: Pick<Store<FormState<F>>, 'now' | 'subscribe'>
  /** Changes some values and removes their messages. */
  change(values: Partial<FormValues<F>>): void
}

/** The current value of one field, while the user types too. */
export function useFormValue<F extends Fields, N extends InputName<F>>(
  { store }: FilledForm<F>,
  name: N,
): FormValues<F>[N] {
  return useStored(store, ({ values }) => values[name])
}

/**
 * A value that `derive` computes from the form: a single value, or a flat list or record. Renders again only when the
 * result changes.
 */
export function useDerived<F extends Fields, T>(
  { store }: FilledForm<F>,
  derive: (values: FormValues<F>) => T,
): T {
  const [memo] = useState<{ last?: T }>({})
  return useStored(store, ({ values }) => {
    const next = derive(values)
    if (!shallowEqual(memo.last, next)) memo.last = next
    return memo.last as T
  })
}

/** All values. Renders again with every key press. */
export function useFormValues<F extends Fields>({ store }: FilledForm<F>): FormValues<F> {
  return useStored(store, ({ values }) => values)
}

/** The error of one field as one text; undefined if it has none. */
export function useFormError<F extends Fields>({ store }: FilledForm<F>, name: string): string | undefined {
  const t = useTranslate()
  const wrong = useStored(store, ({ errors }) => errors[name])
  return wrong?.map((message) => t(message)).join(' ')
}

/** Whether the record's field is locked: its input is disabled. */
export function useIsLocked<F extends Fields>({ store }: FilledForm<F>, name: string): boolean {
  return useStored(store, ({ record }) => {
    const locked = record?.['locked_fields']
    return typeof locked === 'string' && namedIn(locked).includes(name)
  })
}

/** The properties of a custom input for one field; the default input is `FieldInput`. */
export function useFieldProps<F extends Fields, N extends InputName<F>>(form: FilledForm<F>, name: N) {
  const value = useFormValue(form, name)
  const error = useFormError(form, name)
  const disabled = useIsLocked(form, name)
  const onChange = (changed: FormValues<F>[N]) => {
    form.change({ [name]: changed } as Partial<FormValues<F>>)
  }
  return { field: form.fields[name], value, error, disabled, onChange }
}

/** All messages by field. */
export function useFormErrors<F extends Fields>({ store }: FilledForm<F>): FieldErrors {
  return useStored(store, ({ errors }) => errors)
}

/** Whether a save is in progress. */
export function useFormBusy<F extends Fields>({ store }: FilledForm<F>): boolean {
  return useStored(store, ({ busy }) => busy)
}

/**
 * Returns the messages without those of the changed fields. `invoice_products.2.quantity` belongs to
 * `invoice_products`.
 */
export function errorsWithout(errors: FieldErrors, changed: object): FieldErrors {
  const left = Object.entries(errors).filter(([name]) => !Object.hasOwn(changed, name.split('.')[0] ?? name))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}
