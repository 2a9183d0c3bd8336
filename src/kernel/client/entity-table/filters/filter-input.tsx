import type { Field } from '../../../contract/fields.ts'
import type { FilterProps } from './filter-props.ts'
import { kindInBrowser } from '../../kinds.tsx'

/** The control of a filter by the kind of its field; nothing for kinds without a control. */
export function FilterInput({
  labelled = false,
  ...rest
}: Omit<FilterProps<Field>, 'labelled'> & { labelled?: boolean }) {
  const { Filter } = kindInBrowser(rest.field)
  return Filter ? <Filter {...rest} labelled={labelled} /> : null
}
