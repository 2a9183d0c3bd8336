import type { PictureField } from '../../contract/kinds/picture.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { Picture } from '../show/picture.tsx'
import type { KindOnClient } from './kind.ts'
import { textIn } from './typed-value.ts'

export const pictureOnClient: KindOnClient<PictureField> = {
  Input: ({ value, ...rest }) => (
    <PictureInput {...rest} value={value instanceof File ? value : textIn(value)} />
  ),
  Shown: ({ field, value, pictureSize }) => (
    <Picture address={textIn(value)} alt={field.label} {...(pictureSize && { size: pictureSize })} />
  ),
  showsNothing: true,
  column: { sorts: false },
}
