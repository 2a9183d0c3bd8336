import type { DisplayText } from '../../../i18n/messages.ts'
import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import type { crudEndpoints } from '../../contract/endpoint.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import type { ColumnDisplay } from '../entity-table/table/columns/columns.ts'
import type { ScreenLabels } from './own-screens.ts'

/** The configuration of an entity's generated screens. Names are those of fields. */
export interface GeneratedScreens extends ScreenLabels {
  entity: Entity
  endpoints: ReturnType<typeof crudEndpoints>
  /** How the list displays columns, where not as the contract's kinds do. */
  display?: ColumnDisplay<Fields>
  /** The fields of the view, in this order. Default: the list's columns, then all other fields. */
  shows?: readonly string[]
  /** The bulk actions of the list. */
  bulk?: readonly BulkActionName[]
  /** The heading of the view, if not derived from the entity's label. */
  detailsTitle?: DisplayText
  /** The specification's texts for a deletion (section 8): a plain question, and the dialog's text afterwards. */
  deletion?: { question?: DisplayText; deleted?: DisplayText }
}
