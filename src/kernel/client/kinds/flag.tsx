import type { FlagField } from '../../contract/kinds/flag.ts'
import { FlagInput } from '../inputs/choice-input.tsx'
import type { KindOnClient } from './kind.ts'

export const flagOnClient: KindOnClient<FlagField> = {
  Input: ({ value, ...rest }) => <FlagInput {...rest} value={value === true} />,
  column: { sorts: true },
}
