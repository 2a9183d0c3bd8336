import type { TextField } from '../../contract/kinds/text.ts'
import { LineInput } from '../inputs/text-input.tsx'
import { LinkedText } from '../show/linked-text.tsx'
import type { KindOnClient } from './kind.ts'
import { textIn } from './typed-value.ts'

export const textOnClient: KindOnClient<TextField> = {
  Input: ({ value, ...rest }) => <LineInput {...rest} value={textIn(value)} />,
  Shown: ({ field, words }) => <LinkedText format={field.format} text={words} />,
}
