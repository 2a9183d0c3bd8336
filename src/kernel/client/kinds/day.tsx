import type { DayField } from '../../contract/kinds/day.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { DayFilter } from '../entity-table/filters/day-filter.tsx'
import type { KindOnClient } from './kind.ts'
import { textIn } from './typed-value.ts'

export const dayOnClient: KindOnClient<DayField> = {
  Input: ({ value, ...rest }) => <DayInput {...rest} value={textIn(value)} />,
  Filter: (props) => <DayFilter key={props.value} {...props} />,
}
