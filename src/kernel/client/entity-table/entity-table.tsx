import { lazy, Suspense, useMemo } from 'react'
import type { Fields } from '../../contract/fields.ts'
import { useHiddenColumns } from './toolbar/hidden-columns.ts'
import { type DrawnColumn, drawnColumns, shownColumns } from './table/columns/columns.ts'
import { ViewsMenu } from './views/views-menu.tsx'
import { ColumnsButton } from './toolbar/columns-button.tsx'
import { listMark, useCreateKey } from './keys/use-list-keys.ts'
import { EmptyList } from './empty-list.tsx'
import { ExportMenu } from './toolbar/export-menu.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListPages } from './list-pages.tsx'
import { filtersOfTab, ListTabs } from './toolbar/list-tabs.tsx'
import { ListToolbar } from './toolbar/list-toolbar.tsx'
import styles from './list.module.css'
import type { EntityTableProps } from './entity-table-props.ts'
import { type RowSelection, useRowSelection } from '../bulk/row-selection.ts'
import { tableLayout } from './table/table-layout.ts'
import { RowsTable } from './table/rows-table.tsx'
import { usePrintedList } from './use-printed-list.ts'
import { useWidth } from './table/use-width.ts'
import { useTranslate } from '../language/language.ts'
import { useEver } from '../use-ever.ts'

/** Below this width the buttons above a list are icons, so that the filters fit beside them. */
const smallBelowPx = 960

/** Loaded when a row is selected. */
const SelectionBar = lazy(() => import('../bulk/selection-bar.tsx'))

/** A list of records: tabs, search and filters, table (cards where it is narrow), totals and pages. */
export function EntityTable<F extends Fields>(props: EntityTableProps<F>) {
  const t = useTranslate()
  const { list, create, tabs, views, totals, display, bulk } = props
  const { shown, print } = usePrintedList(list)
  const [frame, width] = useWidth<HTMLElement>()
  useCreateKey(frame, list.entity, create)
  const all = useMemo(
    () => drawnColumns(list.fields, list.entity, display),
    [list.fields, list.entity, display],
  )
  const { cards } = tableLayout(width, all.length)
  const selection = useRowSelection(list)
  const isSelected = bulk !== undefined && selection.many > 0
  const small = width < smallBelowPx
  // The result of a bulk action is shown after the selection is cleared.
  const everSelected = useEver(selection.many > 0)
  return (
    <section ref={frame} {...listMark} className={styles.list} aria-label={t(list.entity.plural)}>
      {tabs && <ListTabs {...tabs} state={list.state} />}
      <div className={styles.above} data-selected={isSelected || undefined}>
        <ListToolbar
          list={list}
          columns={all}
          width={width}
          narrow={cards}
          without={filtersOfTab(tabs?.tabs, list.state.filters)}
          tools={
            <>
              {Object.keys(list.fixed).length === 0 && <ViewsMenu list={list} own={views} small={small} />}
              {!cards && (
                <ColumnsButton list={list.entity.name} columns={all} state={list.state} small={small} />
              )}
              <ExportMenu list={list} small={small} onPrint={print} />
            </>
          }
        />
        {bulk && everSelected && (
          <Suspense>
            <SelectionBar list={list} columns={all} width={width} selection={selection} actions={bulk} />
          </Suspense>
        )}
      </div>
      {list.error && !list.rows ? (
        <ListFailure list={list} />
      ) : list.rows?.length === 0 ? (
        <EmptyList list={list} create={create} />
      ) : (
        // Unknown only until the frame is measured, before the first paint: rows would be drawn as cards first.
        width > 0 && (
          <ShownColumns {...props} list={shown} columns={all} width={width} selection={bulk && selection} />
        )
      )}
      <ListPages list={shown} totals={totals} />
    </section>
  )
}

interface ShownColumnsProps<F extends Fields> extends EntityTableProps<F> {
  columns: readonly DrawnColumn<F>[]
  width: number
  /** Undefined without bulk actions. */
  selection: RowSelection<F> | undefined
}

/** The rows, with the columns that the user has chosen. */
function ShownColumns<F extends Fields>({
  columns,
  width,
  list,
  open,
  update,
  actions,
  selection,
}: ShownColumnsProps<F>) {
  const hidden = useHiddenColumns(list.entity.name)
  const { columns: ordered } = list.state
  const shown = useMemo(() => shownColumns(columns, hidden, ordered), [columns, hidden, ordered])
  const layout = useMemo(() => tableLayout(width, shown.length), [width, shown])
  return (
    <RowsTable
      list={list}
      open={open}
      update={update}
      actions={actions}
      selection={selection}
      columns={layout.cards ? columns : shown}
      layout={layout}
    />
  )
}
