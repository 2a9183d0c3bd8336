import { Avatar } from '@mantine/core'
import { Picture } from './picture.tsx'

interface FaceProps {
  address: string | null
  /** The user's name; its initials are shown if there is no picture. */
  name: string
  /** The size of the frame, in pixels. */
  size?: number
}

/** A user's picture or initials. */
export function Face({ address, name, size = 34 }: FaceProps) {
  if (address) return <Picture address={address} alt={name} size={size} face />
  return <Avatar dir="auto" name={name} alt={name} size={size} radius="sm" color="ink" variant="light" />
}
