import type { Label } from '../../i18n/messages.ts'
import type { Resource } from './access.ts'
import type { SentencesOf } from './entity-sentences.ts'
import { computed, type Fields, required, type RowOf } from './fields.ts'
import { instant } from './kinds/instant.ts'
import { whole } from './kinds/numbers/whole.ts'

/** The fields that every record has. `serial` equals `id`; `version` counts the changes. */
export const recordFields = {
  id: required(computed(whole('ID'))),
  serial: required(computed(whole('SL'))),
  version: required(computed(whole('Version'))),
  created_at: required(computed(instant('Created At'))),
  updated_at: required(computed(instant('Updated At'))),
} as const

/** A kind of record: one table, one path of the API, one section of the program. */
export interface Entity<F extends Fields = Fields, Q extends Fields = Fields> {
  /** The table's name, also the topic of its history and live updates. */
  name: string
  /** The view that lists and reads use if the table does not contain every field. It has all columns of the table. */
  view?: string
  /** Under `/api/v1`, such as `/product`. */
  path: string
  label: Label
  plural: Label
  /** The singular within an English sentence, if it is not the label in lower case. */
  noun?: string
  /** Whether lists of these records can be imported from a spreadsheet. */
  importable?: true
  resource: Resource
  fields: F
  /** The columns of its list, on the screen and in files, in this order; empty if there is no list. */
  columns: readonly string[]
  /**
   * How its files differ from the list: `first` are additional columns at the start; `instead` replaces an amount in
   * words by a numeric field; `without` leaves columns out whose numbers are in other columns.
   */
  inFiles?: {
    first?: readonly string[]
    instead?: Readonly<Record<string, string>>
    without?: readonly string[]
  }
  /** The filters of the list, besides the search. */
  filters: Q
  /** The filters shown beside the search where there is room; the others are in the Filter menu. */
  filtersInSight?: readonly (keyof Q & string)[]
  /** The default order of the list if it is not newest first: a field's name, prefixed with `-` for descending. */
  ordering?: string
  /**
   * The fields by which users call a record. A search ordered by `match` starts with records whose such field begins
   * with the search text.
   */
  named?: readonly (keyof F & string)[]
  /**
   * The related records whose phone numbers also find a record: a path of steps, each a column and the table that it
   * refers to.
   */
  calledBy?: readonly { by: string; of: string }[]
  /** Choice fields whose labels, in every language, also find records: the table stores only the values. */
  foundBy?: readonly (keyof F & string)[]
  /** Fields that lists cannot be ordered by, since their values are computed from other tables. */
  notSortable?: readonly (keyof F & string)[]
  /**
   * Whether its records belong to a record of any kind, named by their `resource` and `record`. Their changes appear in
   * that record's history too. A user who may not see that record is not shown which one it is.
   */
  attached?: true
  /** The messages after success. */
  messages: { created?: Label; updated?: Label }
  /** Whether a deletion responds with a message (200) or with nothing (204). */
  deletion: 'message' | 'empty'
}

/** The names of the columns that a list of an entity with these fields can show. */
type ColumnName<F extends Fields> = Extract<keyof F | keyof typeof recordFields, string>

/**
 * Declares an entity. Checks at compile time that the list's columns are fields and that the catalogs have every
 * message about the entity.
 */
export function entity<const E extends Entity>(
  described: E & { columns: readonly ColumnName<E['fields']>[] } & SentencesOf<E>,
): E {
  return described
}

/** A record of the entity as the server returns it. */
export type Row<E extends Entity> = RowOf<typeof recordFields & E['fields']>
