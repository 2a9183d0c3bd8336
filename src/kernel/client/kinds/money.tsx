import type { MoneyField } from '../../contract/kinds/money.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import type { KindOnClient } from './kind.ts'
import { numberOrText } from './typed-value.ts'

export const moneyOnClient: KindOnClient<MoneyField> = {
  Input: ({ value, ...rest }) => <NumberInput {...rest} value={numberOrText(value)} />,
}
