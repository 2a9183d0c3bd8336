import type { NoteField } from '../../contract/kinds/note.ts'
import { NoteInput } from '../inputs/text-input.tsx'
import { Lines } from '../show/lines.tsx'
import type { KindOnClient } from './kind.ts'
import { textIn } from './typed-value.ts'

export const noteOnClient: KindOnClient<NoteField> = {
  Input: ({ value, ...rest }) => <NoteInput {...rest} value={textIn(value)} />,
  Shown: ({ words }) => <Lines text={words} />,
}
