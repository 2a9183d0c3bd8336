import type { ReactNode } from 'react'
import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import type { Fields, RowOf } from '../../contract/fields.ts'
import type { ColumnDisplay } from './table/columns/columns.ts'
import type { ListTabsProps } from './toolbar/list-tabs.tsx'
import type { SuggestedView } from './views/suggested-views.ts'
import type { EntityList } from './use-entity-list.ts'

/** What a screen says of its list. */
export interface EntityTableProps<F extends Fields> {
  list: EntityList<F>
  /** What some of its columns look like; the columns themselves are the entity's. */
  display?: ColumnDisplay<F>
  /** Where a click on a row, or Enter, leads. */
  open?: (row: RowOf<F>) => string
  /** Where the key `e` leads, for those who may change what the list shows; undefined for a row that stays. */
  update?: (row: RowOf<F>) => string | undefined
  /** The buttons at the end of a row. */
  actions?: (row: RowOf<F>) => ReactNode
  /** What can be done with many rows at once; they are ticked where there is anything. */
  bulk?: readonly BulkActionName[]
  /** The screen that creates a record; its button shows where the person may. */
  create?: string
  /** The tabs above the list. */
  tabs?: Omit<ListTabsProps, 'state'>
  /** Ready-made views, besides those that its filters offer. */
  views?: readonly SuggestedView[]
  /** The totals of all rows found, below the rows. */
  totals?: ReactNode
}
