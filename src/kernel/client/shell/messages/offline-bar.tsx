import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslate } from '../../language/language.ts'
import { useReachable } from '../../calls/reachable.ts'
import { BannerBar } from './banner-bar.tsx'

/** Says that what is on screen may be old, as long as the server does not answer. */
export function OfflineBar() {
  const t = useTranslate()
  return (
    <div role="status">
      {!useReachable() && (
        <BannerBar icon={IconPlugConnectedX}>{t('The server cannot be reached. Trying again…')}</BannerBar>
      )}
    </div>
  )
}
