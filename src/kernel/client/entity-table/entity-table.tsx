import { Fragment, type ReactNode } from 'react'
import type { Fields, RowOf } from '../../contract/fields.ts'
import { type Column, drawnColumns } from './columns.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './entity-table.module.css'
import { ExportMenu } from './export-menu.tsx'
import { GroupRow } from './group-row.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListPages } from './list-pages.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { pageSize, type EntityList } from './use-entity-list.ts'
import { useRowKeys } from './use-row-keys.ts'
import { WaitingRows } from './waiting-rows.tsx'

/** Where there are more, they stand closer to one another. */
const roomyColumns = 9

interface EntityTableProps<F extends Fields> {
  list: EntityList<F>
  columns: readonly Column<F>[]
  /** Where a click on a row, or Enter, leads. */
  open?: (row: RowOf<F>) => string
  /** The buttons at the end of a row. */
  actions?: (row: RowOf<F>) => ReactNode
  /** What a row belongs to; it stands above the first row of each group. */
  group?: (row: RowOf<F>) => string
  /** The screen that creates a record; its button shows where the person may. */
  create?: string
  /** What stands beside the search and the filters. */
  tools?: ReactNode
}

/** A list of records: search, filters, table (cards where it is narrow), pages. */
export function EntityTable<F extends Fields>(props: EntityTableProps<F>) {
  const { list, open, actions, group, create, tools } = props
  const columns = drawnColumns(list.fields, props.columns, list.rows ?? [])
  const keys = useRowKeys()
  const { rows, state } = list
  const first = (state.page - 1) * pageSize + 1
  const columnCount = columns.length + (actions ? 2 : 1)
  const groupBefore = (index: number) => {
    const before = rows?.[index - 1]
    return before && group?.(before)
  }
  return (
    <section className={styles.list} aria-label={list.entity.plural}>
      <ListToolbar
        list={list}
        columns={columns}
        tools={
          <>
            {tools}
            <ExportMenu list={list} />
          </>
        }
      />
      {list.error && !rows ? (
        <ListFailure list={list} />
      ) : rows?.length === 0 ? (
        <EmptyList list={list} create={create} />
      ) : (
        <div className={styles.sheet} data-stale={list.stale || undefined}>
          <div className={styles.scroll} tabIndex={-1}>
            <table
              className={styles.table}
              aria-busy={rows === undefined || list.stale}
              data-dense={columns.length > roomyColumns || undefined}
            >
              <TableHead columns={columns} state={state} withActions={actions !== undefined} />
              <tbody ref={keys.body} onKeyDown={keys.onKeyDown}>
                {rows === undefined ? (
                  <WaitingRows columns={columnCount} />
                ) : (
                  rows.map((row, index) => (
                    <Fragment key={String(row.id)}>
                      {group && group(row) !== groupBefore(index) && (
                        <GroupRow columns={columnCount} label={group(row)} />
                      )}
                      <TableRow
                        row={row}
                        number={first + index}
                        columns={columns}
                        open={open?.(row)}
                        actions={actions?.(row)}
                        tabIndex={index === keys.active ? 0 : -1}
                        onFocus={(event) => keys.onFocus(event, index)}
                      />
                    </Fragment>
                  ))
                )}
              </tbody>
            </table>
          </div>
        </div>
      )}
      <ListPages list={list} />
    </section>
  )
}
