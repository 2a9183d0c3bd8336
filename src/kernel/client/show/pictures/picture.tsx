import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../language/language.ts'
import { useEver } from '../../use-ever.ts'
import styles from '../show.module.css'

const WholePicture = lazy(() => import('./whole-picture.tsx'))

const ownPictures = '/api/v1/image/'

/** Returns the address of the thumbnail of a picture on our server; any other address unchanged. */
export function thumbnailOf(address: string): string {
  return address.startsWith(ownPictures) ? `${address}?size=thumb` : address
}

interface PictureProps {
  /** If null or empty, an empty frame of the same size is shown. */
  address: string | null
  alt: string
  /** The size of the square frame, in pixels. */
  size?: number
  /** Whether a click does not open the picture. */
  still?: boolean | undefined
  /** Whether it is a user's face, which fills the frame; any other picture is shown whole. */
  face?: boolean
}

/** A thumbnail in a square frame; a click opens the whole picture. Without a picture, an empty frame. */
export function Picture({ address, alt, size = 34, still = false, face = false }: PictureProps) {
  const t = useTranslate()
  const [opened, { open, close }] = useDisclosure(false)
  const everOpened = useEver(opened)
  const [broken, setBroken] = useState<string | null>(null)
  const frame = { width: size, height: size }
  if (!address || broken === address) {
    return (
      <span className={styles.frame} style={frame} role="img" aria-label={t('No picture')}>
        <IconPhoto size={size / 2.2} stroke={1.5} aria-hidden />
      </span>
    )
  }
  const thumbnail = (
    <img
      src={thumbnailOf(address)}
      alt={still ? alt : ''}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  )
  if (still) {
    return (
      <span className={styles.frame} data-face={face || undefined} style={frame}>
        {thumbnail}
      </span>
    )
  }
  return (
    <>
      <UnstyledButton
        className={styles.frame}
        data-face={face || undefined}
        style={frame}
        aria-label={t('Enlarge picture: {name}', { name: alt })}
        onClick={open}
      >
        {thumbnail}
      </UnstyledButton>
      {everOpened && (
        <Suspense>
          <WholePicture address={address} alt={alt} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
