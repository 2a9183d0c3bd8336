import { shallowEqual } from '@mantine/hooks'
import { useState } from 'react'
import type { Fields, FormValues, InputName } from '../../../contract/fields.ts'
import { namedIn } from '../../../contract/kinds/many/several.ts'
import type { FieldErrors } from '../../../contract/problem.ts'
import { useTranslate } from '../../language/language.ts'
import { type Store, useStored } from '../store/form-store.ts'
import type { LooseValues } from '../store/form-values.ts'

/** What the inputs and buttons of a form watch, each the part that it shows. */
export interface FormState<F extends Fields> {
  values: FormValues<F>
  errors: FieldErrors
  /** Whether a save is under way. */
  busy: boolean
  /** The record that is being changed; it may say in `locked_fields` which of its fields do not change any more. */
  record?: LooseValues | undefined
}

/** The part of a form that its inputs need. */
export interface FilledForm<F extends Fields> {
  fields: F
  store: Pick<Store<FormState<F>>, 'now' | 'subscribe'>
  /** Changes some values; their messages go. */
  change(values: Partial<FormValues<F>>): void
}

/** The value of one field, as it is while somebody types it. */
export function useFormValue<F extends Fields, N extends InputName<F>>(
  { store }: FilledForm<F>,
  name: N,
): FormValues<F>[N] {
  return useStored(store, ({ values }) => values[name])
}

/**
 * What follows from several values, told by `follow` as one value or as a flat list or record of such: whoever watches it
 * renders anew only when it comes out otherwise.
 */
export function useFollowing<F extends Fields, T>(
  { store }: FilledForm<F>,
  follow: (values: FormValues<F>) => T,
): T {
  const [kept] = useState<{ last?: T }>({})
  return useStored(store, ({ values }) => {
    const next = follow(values)
    if (!shallowEqual(kept.last, next)) kept.last = next
    return kept.last as T
  })
}

/** All values: for what shows them all. It renders anew at every key. */
export function useFormValues<F extends Fields>({ store }: FilledForm<F>): FormValues<F> {
  return useStored(store, ({ values }) => values)
}

/** What is wrong with one field, in one text; undefined when nothing is. */
export function useFormError<F extends Fields>({ store }: FilledForm<F>, name: string): string | undefined {
  const t = useTranslate()
  const wrong = useStored(store, ({ errors }) => errors[name])
  return wrong?.map((message) => t(message)).join(' ')
}

/** Whether the record that is being changed keeps a field as it is: its input is disabled. */
export function useIsLocked<F extends Fields>({ store }: FilledForm<F>, name: string): boolean {
  return useStored(store, ({ record }) => {
    const locked = record?.['locked_fields']
    return typeof locked === 'string' && namedIn(locked).includes(name)
  })
}

/** What the input of one field is given, where it is not the one of the field's kind (`FieldInput`). */
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

/** Whether a save is under way. */
export function useFormBusy<F extends Fields>({ store }: FilledForm<F>): boolean {
  return useStored(store, ({ busy }) => busy)
}

/** The messages that are left when some fields have been changed; `invoice_products.2.quantity` is of the first. */
export function errorsWithout(errors: FieldErrors, changed: object): FieldErrors {
  const left = Object.entries(errors).filter(([name]) => !Object.hasOwn(changed, name.split('.')[0] ?? name))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}
