import { IconPlugConnectedX } from '@tabler/icons-react'
import { useReachable } from '../live.ts'
import { NoticeBar } from './notice-bar.tsx'

/** Says that what is on screen may be old, as long as the server does not answer. */
export function OfflineBar() {
  return (
    <div role="status">
      {!useReachable() && (
        <NoticeBar icon={IconPlugConnectedX}>The server cannot be reached. Trying again…</NoticeBar>
      )}
    </div>
  )
}
