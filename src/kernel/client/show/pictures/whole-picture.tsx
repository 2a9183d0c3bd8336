import { Dialog } from '../../ui/dialog.tsx'
import styles from '../show.module.css'

interface WholePictureProps {
  address: string
  alt: string
  opened: boolean
  onClose(): void
}

/** A picture as large as the window allows. */
export default function WholePicture({ address, alt, opened, onClose }: WholePictureProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<bdi>{alt}</bdi>} size="auto" centered>
      <img className={styles.whole} src={address} alt={alt} />
    </Dialog>
  )
}
