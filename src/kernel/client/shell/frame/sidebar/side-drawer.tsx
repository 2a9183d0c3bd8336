import type { ReactNode } from 'react'
import { Drawer } from '../../../ui/drawer.tsx'
import styles from '../app-frame.module.css'
import { useTranslate } from '../../../language/language.ts'

interface SideDrawerProps {
  opened: boolean
  onClose(): void
  children: ReactNode
}

/** The sidebar on narrow screens; a file of its own, since other screens never open it. */
export default function SideDrawer({ opened, onClose, children }: SideDrawerProps) {
  const t = useTranslate()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={272}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('Menu') } }}
      classNames={{ content: styles.drawer ?? '', body: styles.drawerBody ?? '' }}
    >
      {children}
    </Drawer>
  )
}
