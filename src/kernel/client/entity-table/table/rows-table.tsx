import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import type { RowSelection } from '../../bulk/row-selection.ts'
import { type DrawnColumn, isLong } from './columns/columns.ts'
import type { EntityTableProps } from '../entity-table-props.ts'
import inSight from './in-sight.module.css'
import { useColumnLayout } from './columns/column-layout.ts'
import { placedColumns } from './columns/placed-columns.ts'
import { useHeldColumns } from './columns/use-held-columns.ts'
import { useListLook } from '../look/list-look.ts'
import type { TableLayout } from './table-layout.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from '../rows/table-row.tsx'
import styles from './table.module.css'
import { useKeysOfRows } from '../keys/use-list-keys.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { useSideEdges } from './use-side-edges.ts'
import { WaitingRows } from '../rows/waiting-rows.tsx'

/** With more columns than this, they are closer to each other. */
const roomyColumns = 7

interface RowsTableProps<F extends Fields> {
  list: EntityTableProps<F>['list']
  open: EntityTableProps<F>['open'] | undefined
  update: EntityTableProps<F>['update'] | undefined
  actions: EntityTableProps<F>['actions'] | undefined
  selection: RowSelection<F> | undefined
  columns: readonly DrawnColumn<F>[]
  layout: TableLayout
}

const none: readonly string[] = []

/** The rows of a page, or placeholders while they are loaded. */
export const RowsTable = memo(Card) as typeof Card

function Card<F extends Fields>(props: RowsTableProps<F>) {
  const { list, columns, layout, open, update, actions, selection } = props
  const { rows, state, pageSize } = list
  const { compact } = useListLook()
  const { body, active, onKeyDown, onFocus } = useRowKeys()
  useKeysOfRows({ body, entity: list.entity, active, rows, update, selection })
  // A row renders again only when its own selection changes.
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  const onSelect = useCallback((row: RowOf<F>, selected: boolean) => latest.current?.set([row], selected), [])
  const scroller = useSideEdges()
  const [{ widths: kept, held }, setLayout] = useColumnLayout(list.entity.name, state)
  const [reached, setReached] = useState(false)
  const [tried, setTried] = useState<Readonly<Record<string, number>> | null>(null)
  const widths = { ...kept, ...tried }
  const sized = layout.cards ? none : columns.map(({ key }) => key).filter((key) => widths[key] !== undefined)
  const room = useHeldColumns(scroller, layout.cards ? 0 : Math.min(held ?? 0, columns.length))
  const placed = usePlaced(columns, sized, held === null ? null : room)
  const onTry = (key: string, width: number | null) => setTried(width === null ? null : { [key]: width })
  const onWidth = (key: string, width: number | null) => {
    const { [key]: _before, ...others } = kept
    setLayout({ widths: width === null ? others : { ...others, [key]: width }, held })
  }
  const first = (state.page - 1) * pageSize + 1
  const cells = layout.cards ? (selection ? 2 : 1) : columns.length + (actions ? 2 : 1)
  const long = useMemo(
    () => new Set(columns.filter((column) => isLong(column, rows ?? [])).map(({ key }) => key)),
    [columns, rows],
  )
  return (
    <div className={styles.sheet} data-stale={list.stale || undefined} data-cards={layout.cards || undefined}>
      <div
        ref={scroller}
        className={`${styles.scroll} ${inSight.scroll}`}
        tabIndex={-1}
        onPointerEnter={() => setReached(true)}
        onFocus={() => setReached(true)}
      >
        <table
          className={styles.table}
          aria-busy={rows === undefined || list.stale}
          data-compact={compact || undefined}
          data-dense={columns.length > roomyColumns || undefined}
          data-sized={(sized.length === columns.length && sized.length > 0) || undefined}
        >
          {sized.length > 0 && (
            <colgroup>
              <col />
              {columns.map(({ key }) => (
                <col key={key} {...(widths[key] !== undefined && { style: { width: widths[key] } })} />
              ))}
            </colgroup>
          )}
          {!layout.cards && (
            <TableHead
              columns={placed}
              widths={widths}
              hasEdges={reached}
              onTry={onTry}
              onWidth={onWidth}
              state={state}
              hasActions={actions !== undefined}
              rows={rows}
              selection={selection}
            />
          )}
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows === undefined ? (
              <WaitingRows rows={pageSize} cells={cells} />
            ) : (
              rows.map((row, index) => (
                <TableRow
                  key={String(row.id)}
                  row={row}
                  number={first + index}
                  columns={placed}
                  long={long}
                  layout={layout}
                  open={open}
                  actions={actions}
                  selected={selection ? selection.has(Number(row['id'])) : null}
                  onSelect={onSelect}
                  index={index}
                  tabIndex={index === active ? 0 : -1}
                  onFocus={onFocus}
                />
              ))
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Renders again when a column's width or freezing is saved, not while it is resized. */
function usePlaced<F extends Fields>(
  columns: readonly DrawnColumn<F>[],
  sized: readonly string[],
  held: number | null,
) {
  const names = sized.join()
  return useMemo(() => placedColumns(columns, names.split(','), held), [columns, names, held])
}
