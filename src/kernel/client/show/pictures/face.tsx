import { Avatar } from '@mantine/core'
import { Picture } from './picture.tsx'

interface FaceProps {
  address: string | null
  /** Whose face it is; without a picture the initials stand for it. */
  name: string
  /** Edge of the frame in pixels. */
  size?: number
}

/** The picture of a person, or their initials. */
export function Face({ address, name, size = 34 }: FaceProps) {
  if (address) return <Picture address={address} alt={name} size={size} />
  return <Avatar dir="auto" name={name} alt={name} size={size} radius="sm" color="ink" variant="light" />
}
