import type { ReactNode } from 'react'
import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import type { Fields, RowOf } from '../../contract/fields.ts'
import type { ColumnDisplay } from './table/columns/columns.ts'
import type { ListTabsProps } from './toolbar/list-tabs.tsx'
import type { SuggestedView } from './views/suggested-views.ts'
import type { EntityList } from './use-entity-list.ts'

/** What a screen passes to its list. */
export interface EntityTableProps<F extends Fields> {
  list: EntityList<F>
  /** The display of some columns; the entity defines the columns. */
  display?: ColumnDisplay<F>
  /** The address that a click on a row, or Enter, opens. */
  open?: (row: RowOf<F>) => string
  /** The address that the key `e` opens for users who may update records; undefined for a row that cannot be updated. */
  update?: (row: RowOf<F>) => string | undefined
  /** The buttons at the end of a row. */
  actions?: (row: RowOf<F>) => ReactNode
  /** The bulk actions; with any, rows can be selected. */
  bulk?: readonly BulkActionName[]
  /** The screen that creates a record; its button is shown to users with the permission. */
  create?: string
  /** The tabs above the list. */
  tabs?: Omit<ListTabsProps, 'state'>
  /** Ready-made views, besides those that its filters offer. */
  views?: readonly SuggestedView[]
  /** The totals of all rows found, below the rows. */
  totals?: ReactNode
}
