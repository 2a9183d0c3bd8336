import type { ReactNode } from 'react'
import type { Common } from '../../contract/fields.ts'
import type { InputProps } from '../inputs/input-props.ts'

/** What is shown of a value: the value itself, and the words for it. */
interface ShownProps<F extends Common> {
  field: F
  value: unknown
  words: string
  /** Edge of a picture's frame in pixels. */
  pictureSize?: number | undefined
}

/** What a kind of field means to the browser: how it is typed, and how it looks. */
export interface KindOnClient<F extends Common> {
  /** The input that suits it; left out where what it looks like is the feature's own matter. */
  Input?(props: InputProps<F, unknown>): ReactNode
  /** How it looks, where that is not a line of words. */
  Shown?(props: ShownProps<F>): ReactNode
  /** Whether something stands there even where there is nothing, such as an empty frame. */
  showsNothing?: true
  /** Its place in a table: whether it sorts, and at which end of the column it stands. */
  column: { sorts: boolean; atEnd?: true; mayBeLong?: true }
}
