import type { ChoiceField } from '../../contract/kinds/choice.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { ChoiceFilter } from '../entity-table/filters/choice-filter.tsx'
import type { KindOnClient } from './kind.ts'
import { textIn } from './typed-value.ts'

export const choiceOnClient: KindOnClient<ChoiceField> = {
  Input: ({ value, ...rest }) => <ChoiceInput {...rest} value={textIn(value)} />,
  Filter: (props) => <ChoiceFilter {...props} />,
}
