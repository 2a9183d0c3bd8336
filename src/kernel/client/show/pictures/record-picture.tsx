import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import { Picture } from './picture.tsx'
import { useRecordName } from '../values/record-name.ts'

interface RecordPictureProps {
  address: string | null
  label: DisplayText
  size: number | undefined
  still: boolean | undefined
}

/** A picture whose alternative text is the name of the surrounding record, or the field's label. */
export function RecordPicture({ address, label, size, still }: RecordPictureProps) {
  const t = useTranslate()
  const alt = useRecordName() || t(label)
  return <Picture address={address} alt={alt} {...(size && { size })} still={still} />
}
