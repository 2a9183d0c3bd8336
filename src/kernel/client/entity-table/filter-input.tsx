import type { Field } from '../../contract/fields.ts'
import { onClient } from '../kinds.ts'
import type { FilterProps } from './filters/filter-props.ts'

/** The control of one filter, after its kind; nothing for kinds that no list is filtered by. */
export function FilterInput({
  labelled = false,
  ...rest
}: Omit<FilterProps<Field>, 'labelled'> & { labelled?: boolean }) {
  const { Filter } = onClient(rest.field)
  return Filter ? <Filter {...rest} labelled={labelled} /> : null
}
