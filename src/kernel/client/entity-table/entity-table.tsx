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
import { ListToolbar } from './toolbar/list-toolbar.tsx'
import styles from './list.module.css'
import type { EntityTableProps } from './entity-table-props.ts'
import { type Ticks, useTicks } from '../bulk/ticks.ts'
import { tableLayout } from './table/table-layout.ts'
import { RowsTable } from './table/rows-table.tsx'
import { usePrintedList } from './use-printed-list.ts'
import { useWidth } from './table/use-width.ts'
import { useTranslate } from '../language/language.ts'
import { useEver } from '../use-ever.ts'

/** Loaded for those who tick a row. */
const TickBar = lazy(() => import('../bulk/tick-bar.tsx'))

/** A list of records: search, filters, table (cards where it is narrow), pages. */
export function EntityTable<F extends Fields>(props: EntityTableProps<F>) {
  const t = useTranslate()
  const { list, create, tools, display, bulk } = props
  const { shown, print } = usePrintedList(list)
  const [frame, width] = useWidth<HTMLElement>()
  useCreateKey(frame, list.entity, create)
  const all = useMemo(
    () => drawnColumns(list.fields, list.entity, display),
    [list.fields, list.entity, display],
  )
  const { cards } = tableLayout(width, all.length)
  const ticks = useTicks(list)
  // What follows an action with many rows is shown when they are ticked no more.
  const everTicked = useEver(ticks.many > 0)
  return (
    <section ref={frame} {...listMark} className={styles.list} aria-label={t(list.entity.plural)}>
      <ListToolbar
        list={list}
        columns={all}
        narrow={cards}
        tools={
          <>
            {tools}
            <div className={styles.end}>
              {Object.keys(list.fixed).length === 0 && <ViewsMenu list={list} narrow={cards} />}
              {!cards && <ColumnsButton list={list.entity.name} columns={all} state={list.state} />}
              <ExportMenu list={list} onPrint={print} />
            </div>
          </>
        }
      />
      {bulk && everTicked && (
        <Suspense>
          <TickBar list={list} columns={all} ticks={ticks} actions={bulk} />
        </Suspense>
      )}
      {list.error && !list.rows ? (
        <ListFailure list={list} />
      ) : list.rows?.length === 0 ? (
        <EmptyList list={list} create={create} />
      ) : (
        <ShownColumns {...props} list={shown} columns={all} width={width} ticks={bulk && ticks} />
      )}
      <ListPages list={shown} />
    </section>
  )
}

interface ShownColumnsProps<F extends Fields> extends EntityTableProps<F> {
  columns: readonly DrawnColumn<F>[]
  width: number
  /** Undefined where nothing is done with many rows. */
  ticks: Ticks<F> | undefined
}

/** The rows, with the columns that the person wants to see. */
function ShownColumns<F extends Fields>({
  columns,
  width,
  list,
  open,
  update,
  actions,
  group,
  ticks,
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
      group={group}
      ticks={ticks}
      columns={layout.cards ? columns : shown}
      layout={layout}
    />
  )
}
