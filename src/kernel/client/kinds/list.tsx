import type { ListField } from '../../contract/kinds/list.ts'
import { Lines } from '../show/lines.tsx'
import type { KindOnClient } from './kind.ts'

export const listOnClient: KindOnClient<ListField> = {
  Shown: ({ words }) => <Lines text={words} />,
}
