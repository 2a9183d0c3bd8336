import { IconPlugConnectedX } from '@tabler/icons-react'
import { useReachable } from '../live.ts'
import styles from './offline-bar.module.css'

/** Says that what is on screen may be old, as long as the server does not answer. */
export function OfflineBar() {
  return (
    <div role="status">
      {!useReachable() && (
        <div className={styles.bar}>
          <IconPlugConnectedX size={18} aria-hidden="true" />
          The server cannot be reached. Trying again…
        </div>
      )}
    </div>
  )
}
