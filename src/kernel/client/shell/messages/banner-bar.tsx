import { type Icon, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './banner-bar.module.css'

/** One line above every screen that says what is not as it should be; on paper it does not stand. */
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
