import type { Field } from '../../../contract/fields.ts'
import type { FilterProps } from './filter-props.ts'
import { kindInBrowser } from '../../kinds.tsx'

/** The control of one filter, after its kind; nothing for kinds that no list is filtered by. */
export function FilterInput({
  labelled = false,
  ...rest
}: Omit<FilterProps<Field>, 'labelled'> & { labelled?: boolean }) {
  const { Filter } = kindInBrowser(rest.field)
  return Filter ? <Filter {...rest} labelled={labelled} /> : null
}
