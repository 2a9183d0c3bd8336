import { EntityTable } from '../entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../entity-table/rows/row-actions.tsx'
import { useEntityList } from '../entity-table/use-entity-list.ts'
import { CreateButton } from '../show/create-button.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import type { GeneratedScreens } from './generated-screens.ts'

/** The list of an entity's records. */
export function GeneratedTable({ plain }: { plain: GeneratedScreens }) {
  const { entity, endpoints, at, title, display, bulk, deletion } = plain
  const list = useEntityList(entity, endpoints.list)
  return (
    <>
      <PageHeading title={title}>
        <CreateButton entity={entity} to={at.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={at.create}
        {...(display && { display })}
        {...(bulk && { bulk })}
        open={({ id }) => at.view(Number(id))}
        update={({ id }) => at.update(Number(id))}
        actions={(row) => (
          <>
            <ViewAction to={at.view(Number(row['id']))} />
            <UpdateAction entity={entity} to={at.update(Number(row['id']))} />
            <DeleteAction list={list} row={row} endpoint={endpoints.remove} {...deletion} />
          </>
        )}
      />
    </>
  )
}
