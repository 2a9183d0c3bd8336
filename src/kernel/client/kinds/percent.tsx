import type { PercentField } from '../../contract/kinds/percent.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import type { KindOnClient } from './kind.ts'
import { numberOrText } from './typed-value.ts'

export const percentOnClient: KindOnClient<PercentField> = {
  Input: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
}
