import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import type { Fields } from '../../contract/fields.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'
import type { RowSelection } from './row-selection.ts'

/** The body of a bulk call: the keys of the selected rows, or the search, filters and order of the list. */
export function withSelected<F extends Fields>(
  action: BulkActionName,
  { entity, state, fixed }: EntityList<F>,
  selection: RowSelection<F>,
) {
  const { search, ordering, filters } = state
  const chosen = selection.all
    ? { filter: { ...filters, ...fixed, search, ordering } }
    : {
        ids: selection.rows.map((row) => Number(row['id'])),
        ordering: ordering || (entity.ordering ?? '-serial'),
      }
  return { resource: entity.name, action, ...chosen }
}
