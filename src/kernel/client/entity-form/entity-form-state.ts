import type { Fields, FormValues } from '../../contract/fields.ts'
import type { ProblemDetails } from '../../contract/problem.ts'
import type { FilledForm, FormState } from './fields/form-parts.ts'
import type { Store } from './store/form-store.ts'
import type { LooseValues } from './store/form-values.ts'
import type { OwnToasts } from './leaving/own-toasts.ts'

/** A record that somebody else changed while this form was being filled in. */
export type Conflict = NonNullable<ProblemDetails['conflict']>

export interface EntityFormState<F extends Fields> extends FormState<F> {
  /** The record that is being changed, undefined for a new one. */
  record: LooseValues | undefined
  /** What somebody else has made of the record since the person began to change it. */
  newer: LooseValues | null
  conflict: Conflict | null
}

/** A form over the fields of a record: its face towards inputs, buttons and features. */
export interface EntityForm<F extends Fields> extends FilledForm<F> {
  store: Pick<Store<EntityFormState<F>>, 'now' | 'subscribe'>
  back: string
  /** Whether the form began with what a lost session had taken off the screen, or with what was saved meanwhile. */
  restored: 'signed-out' | 'was-saved' | null
  /** Whether leaving now would lose something; false as soon as it is saved. */
  unsaved(): boolean
  /** Whether it has been saved and is about to leave the screen. */
  saved(): boolean
  /** Whether a field follows from the others. */
  isDerived(name: string): boolean
  /** Says in red what is wrong with the form as a whole; it goes when the form is sent again, corrected or left. */
  complain: OwnToasts['tell']
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
