import type { ReactNode } from 'react'
import type { Common, Field, Kind, Kinds } from '../../../contract/fields.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { DayFilter } from './day-filter.tsx'
import type { FilterProps } from './filter-props.ts'
import { FlagFilter } from './flag-filter.tsx'
import { ReferenceFilter } from './reference-filter.tsx'

interface Filters<F extends Common> {
  Filter(props: FilterProps<F>): ReactNode
}

/**
 * The control by which a list is narrowed to some values of each kind; null where none is. A kind that is missing here
 * does not compile.
 */
const ofKinds: { [K in Kind]: Filters<Kinds<unknown>[K]['field']>['Filter'] | null } = {
  text: null,
  note: null,
  secret: null,
  money: null,
  quantity: null,
  percent: null,
  rate: null,
  whole: null,
  day: (props) => <DayFilter key={props.value} {...props} />,
  instant: null,
  flag: (props) => <FlagFilter {...props} />,
  choice: (props) => <ChoiceFilter {...props} />,
  reference: (props) => <ReferenceFilter {...props} />,
  picture: null,
  file: null,
  list: null,
  group: null,
  grouped: null,
  json: null,
  said: null,
}

/** The filter for a field, by its kind. */
export const filters: Readonly<Record<Kind, Filters<Field>['Filter'] | null>> = ofKinds
