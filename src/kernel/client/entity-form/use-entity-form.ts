import { useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldErrors } from '../../contract/checks.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import { type FieldErrors, Problem, type ProblemDetails } from '../../contract/problem.ts'
import { listFromStart } from '../list-state.ts'
import { notifyError, notifyFailure, notifySuccess } from '../notify.ts'
import { useWrite } from '../query.ts'
import { bodyFrom, differences, type FormValues, type LooseValues, startingValues } from './form-values.ts'
import { useKeptForm } from './kept-forms.ts'
import type { KeptForm } from './kept-text.ts'

/** A create or an update of records with these fields. */
type SaveEndpoint<F extends Fields> = Endpoint<Fields, F, { message: Field; data: Field }>

interface FormOptions<F extends Fields> {
  /** The call that saves; a POST creates, a PUT changes `record`. */
  endpoint: SaveEndpoint<F>
  /** The record as the person sees it when beginning. Later states of it do not disturb the typing. */
  record?: LooseValues
  /** What a new form proposes. */
  initial?: Partial<FormValues<F>>
  /** A change that was begun earlier, over the record as it was then: where that is older, saving is a conflict. */
  begun?: KeptForm | undefined
  /** The list to which Cancel and a success lead. */
  back: string
  /** Whether the form stays after a success, with what was saved. */
  stays?: boolean
  /** Values that follow from the others: nobody types them or chooses among them, and each save carries them. */
  derive?(values: FormValues<F>): Partial<FormValues<F>>
  /** Rules between fields, beyond what the contract says of each. */
  check?(values: FormValues<F>): FieldErrors
}

/** A record that somebody else changed while this form was being filled in. */
export type Conflict = NonNullable<ProblemDetails['conflict']>

export interface EntityForm<F extends Fields> {
  fields: F
  values: FormValues<F>
  errors: FieldErrors
  busy: boolean
  dirty: boolean
  /** Whether leaving now would lose something; false as soon as it is saved. */
  unsaved(): boolean
  /** Whether it has been saved and is about to leave the screen. */
  saved(): boolean
  /** Whether a field follows from the others. */
  isDerived(name: string): boolean
  /** Whether somebody else has changed the record since the person began to change it. */
  overtaken: boolean
  /** Whether the form began with what a lost session had taken off the screen. */
  restored: boolean
  /** The record that is being changed, undefined for a new one. */
  record: LooseValues | undefined
  conflict: Conflict | null
  back: string
  /** Changes some values; their messages go. */
  change(values: Partial<FormValues<F>>): void
  /**
   * Checks, saves, tells the outcome and goes back to the list. `given` are values that the way of saving decides.
   * Whether it was saved; if not, everything typed stays and the wrong fields say why.
   */
  submit(given?: Partial<FormValues<F>>): Promise<boolean>
  /** Ends a conflict: `merged` is saved over the other person's version, or shown when `save` is false. */
  resolve(merged: LooseValues, save: boolean): void
  /** Leaves the conflict open and goes on typing. */
  postpone(): void
}

interface State {
  values: LooseValues
  record: LooseValues | undefined
  errors: FieldErrors
  conflict: Conflict | null
}

/** A form over the fields that an endpoint takes: one for creating and for changing. */
export function useEntityForm<F extends Fields>(options: FormOptions<F>): EntityForm<F> {
  const { endpoint, back } = options
  const fields: F = endpoint.body
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const write = useWrite<Endpoint>(endpoint)
  const proposed = startingValues(fields, options.record, options.initial)
  const [base] = useState(proposed)
  const saving = useRef(false)
  const done = useRef(false)
  const isSaved = useCallback(() => done.current, [])
  const unsaved = () => dirty && !isSaved()
  const kept = useKeptForm(pathname, fields, () =>
    unsaved() ? { values: state.values, record: state.record } : null,
  )
  const begun = kept ?? options.begun
  const [state, setState] = useState<State>(() => ({
    values: begun ? begun.values : proposed,
    record: begun ? begun.record : options.record,
    errors: {},
    conflict: null,
  }))
  const start = state.record ? startingValues(fields, state.record) : base
  const dirty = differences(fields, state.values, start).length > 0
  // The state holds exactly the fields of the endpoint; their types are known to whoever reads them by name.
  const derivedFrom = (values: LooseValues): LooseValues => options.derive?.(values as FormValues<F>) ?? {}

  const newer = !write.isSuccess && versionOf(options.record) > versionOf(state.record)
  if (newer && !dirty) setState((now) => ({ ...now, values: proposed, record: options.record }))

  async function save(entered: LooseValues, record: LooseValues | undefined): Promise<boolean> {
    const values = { ...entered, ...derivedFrom(entered) }
    const errors = { ...options.check?.(values as FormValues<F>), ...fieldErrors(fields, values, 'all') }
    setState((now) => ({ ...now, errors }))
    if (Object.keys(errors).length > 0 && endpoint.refusal) notifyError(endpoint.refusal)
    if (Object.keys(errors).length > 0 || saving.current) return false
    saving.current = true
    try {
      const answer = await write.mutateAsync({
        ...(record && { params: { id: Number(record.id) } }),
        body: bodyFrom(fields, values, record),
      })
      if (answer && 'message' in answer) notifySuccess(String(answer.message))
      if (options.stays) {
        const saved = savedIn(answer)
        setState({ values: startingValues(fields, saved), record: saved, errors: {}, conflict: null })
        write.reset()
        return true
      }
      done.current = true
      await navigate(record ? listFromStart(back) : back)
      return true
    } catch (error) {
      const details = error instanceof Problem ? error.details : {}
      setState((now) => ({ ...now, errors: details.errors ?? {}, conflict: details.conflict ?? null }))
      if (!details.conflict) notifyFailure(error, endpoint.unanswered)
      return false
    } finally {
      saving.current = false
    }
  }

  return {
    fields,
    values: state.values as FormValues<F>,
    errors: state.errors,
    busy: write.isPending,
    dirty,
    unsaved,
    saved: isSaved,
    isDerived: (name) => Object.hasOwn(derivedFrom(state.values), name),
    overtaken: newer && dirty,
    restored: kept !== undefined && dirty,
    record: state.record,
    conflict: state.conflict,
    back,
    change: (values) =>
      setState((now) => ({
        ...now,
        values: { ...now.values, ...values },
        errors: Object.fromEntries(Object.entries(now.errors).filter(([name]) => !isPartOf(name, values))),
      })),
    submit: (given = {}) => {
      const values = { ...state.values, ...given }
      setState((now) => ({ ...now, values }))
      return save(values, state.record)
    },
    resolve: (merged, again) => {
      const record = { ...state.record, ...state.conflict?.current }
      const values = { ...state.values, ...merged }
      setState({ values, record, errors: {}, conflict: null })
      if (again) void save(values, record)
    },
    postpone: () => setState((now) => ({ ...now, conflict: null })),
  }
}

/** The record that a save has answered. */
function savedIn(answer: object | null): LooseValues {
  const data: unknown = answer && 'data' in answer ? answer.data : null
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

function versionOf(record: LooseValues | undefined): number {
  return typeof record?.version === 'number' ? record.version : 0
}

/** Whether a message, such as that of `invoice_products.2.quantity`, is about one of the changed values. */
function isPartOf(name: string, changed: object): boolean {
  return Object.hasOwn(changed, name.split('.')[0] ?? name)
}
