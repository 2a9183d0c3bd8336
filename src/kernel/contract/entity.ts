import type { Label } from '../../i18n/messages.ts'
import type { Resource } from './access.ts'
import type { SentencesOf } from './entity-sentences.ts'
import { computed, type Fields, required, type RowOf } from './fields.ts'
import { instant } from './kinds/instant.ts'
import { whole } from './kinds/numbers/whole.ts'

/** What every record has besides its own fields. `serial` equals `id`; `version` counts its changes. */
export const recordFields = {
  id: required(computed(whole('ID'))),
  serial: required(computed(whole('SL'))),
  version: required(computed(whole('Version'))),
  created_at: required(computed(instant('Created At'))),
  updated_at: required(computed(instant('Updated At'))),
} as const

/** A kind of record: one table, one path of the API, one room of the product. */
export interface Entity<F extends Fields = Fields, Q extends Fields = Fields> {
  /** The table's name, and the topic of its history and live changes. */
  name: string
  /** The view that shows its records, where their table does not hold all that they say; with the table's columns. */
  view?: string
  /** Under `/api/v1`, such as `/product`. */
  path: string
  label: Label
  plural: Label
  /** What one record is called within an English sentence, where it is not the label in small letters. */
  noun?: string
  /** Lists of them can be imported from a spreadsheet. */
  importable?: true
  resource: Resource
  fields: F
  /** What its list shows, on the screen and in files, in this order; none where there is no list. */
  columns: readonly string[]
  /**
   * What its files have besides: columns that the screen says elsewhere, before all others, and in the place of an
   * amount in words the field that can be counted with; without those words where its numbers stand there anyway.
   */
  inFiles?: {
    first?: readonly string[]
    instead?: Readonly<Record<string, string>>
    without?: readonly string[]
  }
  /** What the list can be narrowed by, besides the search. */
  filters: Q
  /** Those of them that stand beside the search where there is room; the others are behind one button. */
  filtersInSight?: readonly (keyof Q & string)[]
  /** The list's own order, when it is not newest first: a field's name, `-` before it for descending. */
  ordering?: string
  /** Fields by which people name a record; a search that is ordered by `match` begins with those that begin so. */
  named?: readonly (keyof F & string)[]
  /**
   * Whose phone numbers find a record besides its own: the way to them, each step a column and the table that it refers
   * to.
   */
  calledBy?: readonly { by: string; of: string }[]
  /** Choices by whose words, in whichever language, a search finds records as well: they stand in no text of the table. */
  foundBy?: readonly (keyof F & string)[]
  /** Fields that no list is ordered by, since each record's own must be found in other tables. */
  unordered?: readonly (keyof F & string)[]
  /**
   * Whether its records stand about another one, which their `resource` and `record` name: what happens to them is told
   * in the history of that too, and to whoever does not see that, not which one it is.
   */
  attached?: true
  /** What people are told after a success. */
  messages: { created?: Label; updated?: Label }
  /** Whether a deletion answers with a message (200) or with nothing (204). */
  deletion: 'message' | 'empty'
}

/** The names of what a list can show of an entity with these fields. */
type ColumnName<F extends Fields> = Extract<keyof F | keyof typeof recordFields, string>

/** Declares an entity; only fixes the types, lets no list show what is no field, and misses no sentence about it. */
export function entity<const E extends Entity>(
  described: E & { columns: readonly ColumnName<E['fields']>[] } & SentencesOf<E>,
): E {
  return described
}

/** A record of the entity as the server gives it. */
export type Row<E extends Entity> = RowOf<typeof recordFields & E['fields']>
