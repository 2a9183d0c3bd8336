import type { Said } from '../../../../words/sentences.ts'
import { useSay } from '../../language/language.ts'
import { Picture } from './picture.tsx'
import { useRecordName } from '../values/record-name.ts'

interface RecordPictureProps {
  address: string | null
  label: Said
  size: number | undefined
  still: boolean | undefined
}

/** A picture under the name of its record, where that has one on the screen; else under that of its field. */
export function RecordPicture({ address, label, size, still }: RecordPictureProps) {
  const say = useSay()
  const alt = useRecordName() || say(label)
  return <Picture address={address} alt={alt} {...(size && { size })} still={still} />
}
