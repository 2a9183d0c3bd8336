import type { Common } from '../../../contract/fields.ts'

/** What the control of a filter takes. */
export interface FilterProps<F extends Common> {
  field: F
  /** As it stands in the address; empty when the filter is not set. */
  value: string
  /** Whether the name stands above the control; otherwise the control says it while it is empty. */
  labelled: boolean
  onChange(value: string): void
}
