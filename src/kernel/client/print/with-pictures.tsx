import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../language/language.ts'
import { usePicturesLoaded } from './use-pictures-loaded.ts'

/** What is printed, shown when all its pictures are there, so that the browser's own printing leaves none out. */
export function WithPictures({
  addresses,
  children,
}: {
  addresses: readonly (string | null)[]
  children: ReactNode
}) {
  const isComplete = usePicturesLoaded(addresses.filter((address) => address !== null))
  return isComplete ? children : <PaperLoading />
}

/** Stands where a paper will be. */
export function PaperLoading() {
  const t = useTranslate()
  return (
    <Text role="status" ta="center" py="xl" c="dimmed">
      {t('Loading…')}
    </Text>
  )
}
