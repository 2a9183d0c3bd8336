import type { ReferenceField } from '../../contract/kinds/reference.ts'
import { ReferenceInput } from '../inputs/reference-input.tsx'
import { ReferenceName } from '../show/reference-name.tsx'
import { ReferenceFilter } from '../entity-table/filters/reference-filter.tsx'
import type { KindOnClient } from './kind.ts'
import { numberOrText } from './typed-value.ts'

export const referenceOnClient: KindOnClient<ReferenceField> = {
  Input: ({ value, ...rest }) => <ReferenceInput {...rest} value={numberOrText(value)} />,
  Shown: ({ field, value, words }) =>
    typeof value === 'number' ? <ReferenceName to={field.to} id={value} /> : words,
  Filter: (props) => <ReferenceFilter {...props} />,
}
