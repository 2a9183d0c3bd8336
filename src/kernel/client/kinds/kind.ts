import type { ReactNode } from 'react'
import type { Common } from '../../contract/fields.ts'
import type { FilterProps } from '../entity-table/filters/filter-props.ts'
import type { InputProps } from '../inputs/input-props.ts'

/** What is shown of a value: the value itself, and the words for it. */
interface ShownProps<F extends Common> {
  field: F
  value: unknown
  words: string
  /** Edge of a picture's frame in pixels. */
  pictureSize?: number | undefined
}

/** What a kind of field means to the browser: how it is typed, filtered by, and how it looks. */
export interface KindOnClient<F extends Common> {
  /** The input that suits it; left out where what it looks like is the feature's own matter. */
  Input?(props: InputProps<F, unknown>): ReactNode
  /** The control by which a list is narrowed to some of its values; left out where none is. */
  Filter?(props: FilterProps<F>): ReactNode
  /** How it looks, where that is not a line of words. */
  Shown?(props: ShownProps<F>): ReactNode
  /** Whether something stands there even where there is nothing, such as an empty frame. */
  showsNothing?: true
}
