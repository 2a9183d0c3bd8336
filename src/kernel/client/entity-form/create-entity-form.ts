import type { Label } from '../../../i18n/messages.ts'
import { fieldErrors } from '../../contract/checks.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Fields, FormValues } from '../../contract/fields.ts'
import { type FieldErrors, Problem } from '../../contract/problem.ts'
import type { CallInput } from '../calls/call-input.ts'
import { messageOf } from '../calls/message-of.ts'
import { failureMessage, notifySuccess } from '../messages/notify.ts'
import type { EntityForm, EntityFormState } from './entity-form-state.ts'
import { errorsWithout } from './fields/form-parts.ts'
import { createStore } from './store/form-store.ts'
import { bodyFrom, differences, type LooseValues, startingValues } from './store/form-values.ts'
import type { DraftForm } from './store/draft-text.ts'
import { formToasts } from './leaving/form-toasts.ts'
import { sendWhenConfirmed } from '../messages/send-when-confirmed.ts'

/** What a form needs from its screen. Read each time, since the screen may have rendered in between. */
export interface FormScreen<F extends Fields> {
  derive?(values: FormValues<F>): Partial<FormValues<F>>
  valuesToSend?(values: FormValues<F>): LooseValues
  check?(values: FormValues<F>): FieldErrors
  stays: boolean
  /** The messages for a refused form and for a missing response, if the endpoint has its own. */
  refusal: Label | undefined
  noResponse: Label | undefined
  write(input: CallInput<Endpoint>): Promise<object | null>
  /** The record's current state on the server, as far as it is known. */
  current(): LooseValues | undefined
  /** Navigates to where a success leads. */
  leave(wasChange: boolean): Promise<void>
  /** Called after each success, once the form has been left. */
  saved?(answered: LooseValues): void
  /** Opens the record that an earlier attempt stored, with what the user has entered since. */
  leadTo(found: { values: LooseValues; record: LooseValues }): Promise<void>
}

interface FormStart<F extends Fields> {
  fields: F
  back: string
  record: LooseValues | undefined
  initial: LooseValues | undefined
  begun: DraftForm | undefined
  restored: EntityForm<F>['restored']
}

/** The logic of a form: its values, and saving them. Exists as long as its screen. */
export function createEntityForm<F extends Fields>(
  { fields, back, record: first, initial, begun, restored }: FormStart<F>,
  screen: () => FormScreen<F>,
) {
  let proposed = startingValues(fields, first, initial)
  // The state has exactly the fields of the endpoint; their types are known where they are read by name.
  const typed = (values: LooseValues) => values as FormValues<F>
  const store = createStore<EntityFormState<F>>({
    values: typed(begun ? begun.values : proposed),
    record: begun ? begun.record : first,
    newer: null,
    errors: {},
    conflict: null,
    busy: false,
  })
  const toasts = formToasts()
  let done = false

  const isDirty = () => {
    const { values, record } = store.now()
    return differences(fields, values, record ? startingValues(fields, record) : proposed).length > 0
  }
  const startFrom = (record: LooseValues) =>
    store.change({
      values: typed(startingValues(fields, record)),
      record,
      newer: null,
      errors: {},
      conflict: null,
    })
  const derived = (values: LooseValues): LooseValues => screen().derive?.(typed(values)) ?? {}

  /** Takes over a newer version of the record, unless the user has changed values. */
  function takeNewer(record: LooseValues | undefined): void {
    const now = store.now()
    if (!record || now.busy || done || versionOf(record) <= versionOf(now.record)) return
    if (isDirty()) store.change({ newer: record })
    else startFrom(record)
  }

  async function save(entered: LooseValues, record: LooseValues | undefined): Promise<boolean> {
    // The form stays on screen briefly after saving; another key press must not save twice.
    if (done) return false
    const { check, valuesToSend, stays, refusal, noResponse, write, leave, leadTo, saved: onSaved } = screen()
    toasts.clear()
    const values = { ...entered, ...derived(entered) }
    const errors = { ...check?.(typed(values)), ...fieldErrors(fields, values, 'all') }
    store.change({ errors })
    if (Object.keys(errors).length > 0 && refusal) toasts.show(refusal)
    if (Object.keys(errors).length > 0 || store.now().busy) return false
    store.change({ busy: true })
    try {
      const answer = await sendWhenConfirmed((flags) =>
        write({
          ...(record && { params: { id: Number(record['id']) } }),
          body: { ...bodyFrom(fields, { ...values, ...valuesToSend?.(typed(values)) }, record), ...flags },
        }),
      )
      if (answer && 'message' in answer) notifySuccess(messageOf(answer))
      if (stays) {
        startFrom(savedIn(answer))
        onSaved?.(savedIn(answer))
        return true
      }
      done = true
      await leave(record !== undefined)
      onSaved?.(savedIn(answer))
      return true
    } catch (error) {
      const { saved, conflict, errors: refused } = error instanceof Problem ? error.details : {}
      if (saved && stays) {
        notifySuccess('This entry was already saved.')
        startFrom(saved)
        return true
      }
      if (saved) {
        done = true
        await leadTo({ values, record: saved })
        return true
      }
      store.change({ errors: refused ?? {}, conflict: conflict ?? null })
      if (!conflict) toasts.show(failureMessage(error, noResponse))
      return false
    } finally {
      store.change({ busy: false })
      takeNewer(screen().current())
    }
  }

  const form: EntityForm<F> = {
    fields,
    store,
    back,
    restored,
    unsaved: () => !done && isDirty(),
    saved: () => done,
    isDerived: (name) => Object.hasOwn(derived(store.now().values), name),
    showError: toasts.show,
    change: (changed) => {
      toasts.clear()
      const { values, errors, newer } = store.now()
      store.change({ values: { ...values, ...changed }, errors: errorsWithout(errors, changed) })
      if (newer && !isDirty()) startFrom(newer)
    },
    propose: (values) => {
      proposed = { ...proposed, ...values }
      form.change(values)
    },
    submit: (given = {}) => {
      const values = { ...store.now().values, ...given }
      store.change({ values })
      return save(values, store.now().record)
    },
    resolve: (merged, again) => {
      const now = store.now()
      const record = { ...now.record, ...now.conflict?.current }
      const values = typed({ ...now.values, ...merged })
      store.change({ values, record, newer: null, errors: {}, conflict: null })
      if (again) void save(values, record)
    },
    postpone: () => store.change({ conflict: null }),
  }
  return { form, takeNewer, clearToasts: toasts.clear }
}

/** Returns the record in the response of a save. */
function savedIn(answer: object | null): LooseValues {
  const data: unknown = answer && 'data' in answer ? answer.data : null
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

function versionOf(record: LooseValues | undefined): number {
  return typeof record?.['version'] === 'number' ? record['version'] : 0
}
