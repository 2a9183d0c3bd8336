import type { PictureField } from '../../contract/kinds/picture.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { Picture } from '../show/picture.tsx'
import { useRecordName } from '../show/record-name.ts'
import type { KindOnClient } from './kind.ts'
import { textIn } from './typed-value.ts'

export const pictureOnClient: KindOnClient<PictureField> = {
  Input: ({ value, ...rest }) => (
    <PictureInput {...rest} value={value instanceof File ? value : textIn(value)} />
  ),
  Shown: ({ field, value, pictureSize }) => (
    <RecordPicture address={textIn(value)} label={field.label} size={pictureSize} />
  ),
  showsNothing: true,
}

interface RecordPictureProps {
  address: string | null
  label: string
  size: number | undefined
}

/** A picture under the name of its record, where that has one on the screen; else under that of its field. */
function RecordPicture({ address, label, size }: RecordPictureProps) {
  const alt = useRecordName() || label
  return <Picture address={address} alt={alt} {...(size && { size })} />
}
