import { type Icon, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './banner-bar.module.css'

/** A one-line warning above every screen; not printed. */
export function BannerBar({
  icon: Sign = IconAlertTriangle,
  children,
}: {
  icon?: Icon
  children: ReactNode
}) {
  return (
    <div className={styles.bar}>
      <Sign size={18} aria-hidden="true" />
      <span>{children}</span>
    </div>
  )
}
