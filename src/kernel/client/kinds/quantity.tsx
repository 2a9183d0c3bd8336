import type { QuantityField } from '../../contract/kinds/quantity.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import type { KindOnClient } from './kind.ts'
import { numberOrText } from './typed-value.ts'

export const quantityOnClient: KindOnClient<QuantityField> = {
  Input: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
}
