import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import type { Fields } from '../../contract/fields.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'
import type { Ticks } from './ticks.ts'

/** The body of a bulk call: the keys of the selected rows, or the search, filters and order of the list. */
export function withTicked<F extends Fields>(
  action: BulkActionName,
  { entity, state, fixed }: EntityList<F>,
  ticks: Ticks<F>,
) {
  const { search, ordering, filters } = state
  const chosen = ticks.all
    ? { filter: { ...filters, ...fixed, search, ordering } }
    : {
        ids: ticks.rows.map((row) => Number(row['id'])),
        ordering: ordering || (entity.ordering ?? '-serial'),
      }
  return { resource: entity.name, action, ...chosen }
}
