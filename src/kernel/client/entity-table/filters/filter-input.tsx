import type { ReactNode } from 'react'
import type { Common, Field, Kind, Kinds } from '../../../contract/fields.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { DayFilter } from './day-filter.tsx'
import type { FilterProps } from './filter-props.ts'
import { FlagFilter } from './flag-filter.tsx'
import { ReferenceFilter } from './reference-filter.tsx'

interface FilterOfKind<F extends Common> {
  Filter(props: FilterProps<F>): ReactNode
}

/** The kinds by which lists can be filtered. */
const filters: { [K in Kind]?: FilterOfKind<Kinds<unknown>[K]['field']> } = {
  day: { Filter: DayFilter },
  flag: { Filter: FlagFilter },
  choice: { Filter: ChoiceFilter },
  several: { Filter: ChoiceFilter },
  reference: { Filter: ReferenceFilter },
}

/** The control of a filter by the kind of its field; nothing for kinds without a control. */
export function FilterInput({
  labelled = false,
  ...rest
}: Omit<FilterProps<Field>, 'labelled'> & { labelled?: boolean }) {
  const control: FilterOfKind<Field> | undefined = filters[rest.field.kind]
  return control ? <control.Filter {...rest} labelled={labelled} /> : null
}
