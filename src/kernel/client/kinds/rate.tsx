import type { RateField } from '../../contract/kinds/rate.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import type { KindOnClient } from './kind.ts'
import { numberOrText } from './typed-value.ts'

export const rateOnClient: KindOnClient<RateField> = {
  Input: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
}
