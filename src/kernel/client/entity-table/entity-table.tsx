import type { Fields } from '../../contract/fields.ts'
import { useHiddenColumns } from '../hidden-columns.ts'
import { drawnColumns } from './columns.ts'
import { ColumnsButton } from './columns-button.tsx'
import { EmptyList } from './empty-list.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListPages } from './list-pages.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import styles from './list.module.css'
import type { EntityTableProps } from './entity-table-props.ts'
import { tableLayout } from './table-layout.ts'
import { TableSheet } from './table-sheet.tsx'
import { useWidth } from './use-width.ts'
import { useSay } from '../language.ts'

/** A list of records: search, filters, table (cards where it is narrow), pages. */
export function EntityTable<F extends Fields>(props: EntityTableProps<F>) {
  const say = useSay()
  const { list, create, tools } = props
  const [frame, width] = useWidth<HTMLElement>()
  const hidden = useHiddenColumns(list.entity.name)
  const all = drawnColumns(list.fields, list.entity, props.dress)
  const shown = all.filter(({ key, naming }) => naming || !hidden.includes(key))
  const layout = tableLayout(width, shown.length)
  return (
    <section ref={frame} className={styles.list} aria-label={say(list.entity.plural)}>
      <ListToolbar
        list={list}
        columns={all}
        narrow={layout.cards}
        tools={
          <>
            {tools}
            <div className={styles.end}>
              {!layout.cards && <ColumnsButton list={list.entity.name} columns={all} hidden={hidden} />}
              <ExportMenu list={list} />
            </div>
          </>
        }
      />
      {list.error && !list.rows ? (
        <ListFailure list={list} />
      ) : list.rows?.length === 0 ? (
        <EmptyList list={list} create={create} />
      ) : (
        <TableSheet {...props} columns={layout.cards ? all : shown} layout={layout} />
      )}
      <ListPages list={list} />
    </section>
  )
}
