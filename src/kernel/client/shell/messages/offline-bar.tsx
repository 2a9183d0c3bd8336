import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslate } from '../../language/language.ts'
import { useReachable } from '../../calls/reachable.ts'
import { BannerBar } from './banner-bar.tsx'

/** Warns that the data on screen may be outdated while the server is unreachable. */
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
