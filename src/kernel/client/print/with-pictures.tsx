import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../language/language.ts'
import { usePicturesLoaded } from './use-pictures-loaded.ts'

/** Shows its children once all pictures are loaded, so that the browser's printing leaves none out. */
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

/** The placeholder of a paper. */
export function PaperLoading() {
  const t = useTranslate()
  return (
    <Text data-waiting role="status" ta="center" py="xl" c="dimmed">
      {t('Loading…')}
    </Text>
  )
}
