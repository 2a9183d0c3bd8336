import { Fragment, memo, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import type { Ticks } from '../../bulk/ticks.ts'
import { type DrawnColumn, isLong } from './columns.ts'
import type { EntityTableProps } from '../entity-table-props.ts'
import { GroupRow } from '../rows/group-row.tsx'
import inSight from './in-sight.module.css'
import { useListLook } from '../look/list-look.ts'
import type { TableLayout } from './table-layout.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from '../rows/table-row.tsx'
import styles from './table.module.css'
import { useKeysOfRows } from '../keys/use-list-keys.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { useSideEdges } from './use-side-edges.ts'
import { WaitingRows } from '../rows/waiting-rows.tsx'

/** Where there are more, they stand closer to one another. */
const roomyColumns = 7

interface TableSheetProps<F extends Fields> {
  list: EntityTableProps<F>['list']
  open: EntityTableProps<F>['open'] | undefined
  update: EntityTableProps<F>['update'] | undefined
  actions: EntityTableProps<F>['actions'] | undefined
  group: EntityTableProps<F>['group'] | undefined
  ticks: Ticks<F> | undefined
  columns: readonly DrawnColumn<F>[]
  layout: TableLayout
}

/** The rows of a page, or their places while they are read. */
export const TableSheet = memo(Sheet) as typeof Sheet

function Sheet<F extends Fields>(props: TableSheetProps<F>) {
  const { list, columns, layout, open, update, actions, group, ticks } = props
  const { rows, state, pageSize } = list
  const { compact } = useListLook()
  const { body, active, onKeyDown, onFocus } = useRowKeys()
  useKeysOfRows({ body, entity: list.entity, active, rows, update, ticks })
  // Rows that are drawn already are told of no other ticks than their own.
  const latest = useRef(ticks)
  useEffect(() => {
    latest.current = ticks
  })
  const onTick = useCallback((row: RowOf<F>, ticked: boolean) => latest.current?.set([row], ticked), [])
  const scroller = useSideEdges()
  const first = (state.page - 1) * pageSize + 1
  const cells = layout.cards ? (ticks ? 2 : 1) : columns.length + (actions ? 2 : 1)
  const long = useMemo(
    () => new Set(columns.filter((column) => isLong(column, rows ?? [])).map(({ key }) => key)),
    [columns, rows],
  )
  const groupBefore = (index: number) => {
    const before = rows?.[index - 1]
    return before && group?.(before)
  }
  return (
    <div className={styles.sheet} data-stale={list.stale || undefined} data-cards={layout.cards || undefined}>
      <div ref={scroller} className={`${styles.scroll} ${inSight.scroll}`} tabIndex={-1}>
        <table
          className={styles.table}
          aria-busy={rows === undefined || list.stale}
          data-compact={compact || undefined}
          data-dense={columns.length > roomyColumns || undefined}
        >
          {!layout.cards && (
            <TableHead
              columns={columns}
              state={state}
              hasActions={actions !== undefined}
              rows={rows}
              ticks={ticks}
            />
          )}
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows === undefined ? (
              <WaitingRows rows={pageSize} cells={cells} />
            ) : (
              rows.map((row, index) => (
                <Fragment key={String(row.id)}>
                  {group && group(row) !== groupBefore(index) && (
                    <GroupRow cells={cells} label={group(row)} />
                  )}
                  <TableRow
                    row={row}
                    number={first + index}
                    columns={columns}
                    long={long}
                    layout={layout}
                    open={open}
                    actions={actions}
                    ticked={ticks ? ticks.has(Number(row['id'])) : null}
                    onTick={onTick}
                    index={index}
                    tabIndex={index === active ? 0 : -1}
                    onFocus={onFocus}
                  />
                </Fragment>
              ))
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}
