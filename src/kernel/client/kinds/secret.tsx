import type { SecretField } from '../../contract/kinds/secret.ts'
import { SecretInput } from '../inputs/text-input.tsx'
import type { KindOnClient } from './kind.ts'
import { textIn } from './typed-value.ts'

export const secretOnClient: KindOnClient<SecretField> = {
  Input: ({ value, ...rest }) => <SecretInput {...rest} value={textIn(value)} />,
}
