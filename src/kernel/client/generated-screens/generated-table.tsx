import { RecordTable } from '../entity-table/record-table.tsx'
import { DeleteAction } from '../entity-table/rows/row-actions.tsx'
import { useEntityList } from '../entity-table/use-entity-list.ts'
import type { GeneratedScreens } from './generated-screens.ts'

/** The list of an entity's records. */
export function GeneratedTable({ plain }: { plain: GeneratedScreens }) {
  const { entity, endpoints, at, title, display, bulk, deletion } = plain
  const list = useEntityList(entity, endpoints.list)
  return (
    <RecordTable
      list={list}
      title={title}
      at={at}
      {...(display && { display })}
      {...(bulk && { bulk })}
      actions={(row) => <DeleteAction list={list} row={row} endpoint={endpoints.remove} {...deletion} />}
    />
  )
}
