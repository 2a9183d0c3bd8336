import { Drawer as LibraryDrawer, type DrawerProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useReturnFocus } from './use-return-focus.ts'
import { setInitialFocus } from './set-initial-focus.ts'
import { useScrollLock } from './use-scroll-lock.ts'

/** A panel that slides in from one side. Returns the focus afterwards. */
export function Drawer({ children, ...rest }: DrawerProps) {
  return (
    <LibraryDrawer returnFocus={false} lockScroll={false} onFocusCapture={setInitialFocus} {...rest}>
      <Content>{children}</Content>
    </LibraryDrawer>
  )
}

function Content({ children }: { children: ReactNode }) {
  useReturnFocus()
  useScrollLock()
  return children
}
