import type { WholeField } from '../../contract/kinds/whole.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import type { KindOnClient } from './kind.ts'
import { numberOrText } from './typed-value.ts'

export const wholeOnClient: KindOnClient<WholeField> = {
  Input: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
}
