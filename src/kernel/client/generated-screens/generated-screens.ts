import type { DisplayText } from '../../../i18n/messages.ts'
import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import type { crudEndpoints } from '../../contract/endpoint.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import type { ColumnDisplay } from '../entity-table/table/columns/columns.ts'
import type { Signs } from './own-screens.ts'

/** All that the plain screens of an entity are made of. Each name is that of a field. */
export interface GeneratedScreens extends Signs {
  entity: Entity
  endpoints: ReturnType<typeof crudEndpoints>
  /** What its list looks like, besides what the columns of the contract say. */
  display?: ColumnDisplay<Fields>
  /** What the view shows, in this order; when left out what the list shows, and then all other fields. */
  shows?: readonly string[]
  /** What can be done with many of them at once. */
  bulk?: readonly BulkActionName[]
  /** The heading of the view, where it is not made of what one record is called. */
  detailsTitle?: DisplayText
  /** The specification's own words for a deletion (section 8): a plain question, and what the dialog says after it. */
  deletion?: { question?: DisplayText; deleted?: DisplayText }
}
