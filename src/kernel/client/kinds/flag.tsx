import type { FlagField } from '../../contract/kinds/flag.ts'
import { FlagInput } from '../inputs/choice-input.tsx'
import { FlagFilter } from '../entity-table/filters/flag-filter.tsx'
import type { KindOnClient } from './kind.ts'

export const flagOnClient: KindOnClient<FlagField> = {
  Input: ({ value, ...rest }) => <FlagInput {...rest} value={value === true} />,
  Filter: (props) => <FlagFilter {...props} />,
}
