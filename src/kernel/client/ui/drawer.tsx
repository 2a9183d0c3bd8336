import { Drawer as LibraryDrawer, type DrawerProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusGivenBack } from './focus-given-back.ts'
import { startWhereFocusIs } from './start-where-focus-is.ts'
import { useStillPage } from './still-page.ts'

/** A panel that slides in from one side. Returns the focus afterwards. */
export function Drawer({ children, ...rest }: DrawerProps) {
  return (
    <LibraryDrawer returnFocus={false} lockScroll={false} onFocusCapture={startWhereFocusIs} {...rest}>
      <Content>{children}</Content>
    </LibraryDrawer>
  )
}

function Content({ children }: { children: ReactNode }) {
  useFocusGivenBack()
  useStillPage()
  return children
}
