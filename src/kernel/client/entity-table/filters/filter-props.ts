import type { Common } from '../../../contract/fields.ts'

/** The props of a filter's control. */
export interface FilterProps<F extends Common> {
  field: F
  /** The value in the address; empty if the filter is not set. */
  value: string
  /** Whether the label is above the control; otherwise it is the placeholder. */
  labelled: boolean
  onChange(value: string): void
}
