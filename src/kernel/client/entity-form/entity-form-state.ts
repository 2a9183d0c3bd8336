import type { Fields, FormValues } from '../../contract/fields.ts'
import type { ProblemDetails } from '../../contract/problem.ts'
import type { FilledForm, FormState } from './fields/form-parts.ts'
import type { Store } from './store/form-store.ts'
import type { LooseValues } from './store/form-values.ts'
import type { FormToasts } from './leaving/form-toasts.ts'

/** A record that another user changed while this form was being filled in. */
export type Conflict = NonNullable<ProblemDetails['conflict']>

export interface EntityFormState<F extends Fields> extends FormState<F> {
  /** The record to be changed; undefined for a new one. */
  record: LooseValues | undefined
  /** A newer version of the record, saved by another user since the form was opened. */
  newer: LooseValues | null
  conflict: Conflict | null
}

/** A form over the fields of a record, as inputs, buttons and features use it. */
export interface EntityForm<F extends Fields> extends FilledForm<F> {
  store: Pick<Store<EntityFormState<F>>, 'now' | 'subscribe'>
  back: string
  /** Whether the form started with input from an expired session, or from an attempt that turned out to be saved. */
  restored: 'signed-out' | 'was-saved' | null
  /** Whether leaving now would lose input; false as soon as the form is saved. */
  unsaved(): boolean
  /** Whether the form is saved and about to leave the screen. */
  saved(): boolean
  /** Whether a field is computed from the others. */
  isDerived(name: string): boolean
  /** Changes values on behalf of the user: like initial values, they are no input that leaving would lose. */
  propose(values: Partial<FormValues<F>>): void
  /** Shows an error toast about the whole form, until the form is sent again, corrected or left. */
  showError: FormToasts['show']
  /**
   * Checks, saves, shows the outcome and returns to the list. `given` are values that depend on how the form is saved.
   * Returns whether it was saved; if not, the input stays and errors are shown at the fields.
   */
  submit(given?: Partial<FormValues<F>>): Promise<boolean>
  /** Ends a conflict: saves `merged` over the other user's version, or only shows it if `save` is false. */
  resolve(merged: LooseValues, save: boolean): void
  /** Leaves the conflict open and returns to the form. */
  postpone(): void
}
