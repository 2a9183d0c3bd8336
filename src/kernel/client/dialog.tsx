import { Modal, type ModalProps } from '@mantine/core'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { afterPaintOrInput } from './after-paint.ts'
import { hideAtOnce } from './hide-at-once.ts'
import { useOpenedLater } from './use-opened-later.ts'

type Leave = (follow: () => void) => void

const LeaveContext = createContext<Leave>((follow) => follow())

/** How a button leaves the dialog around it: what follows from that, such as the dialog's end, comes a frame later. */
export function useLeave(): Leave {
  return use(LeaveContext)
}

/**
 * A dialog above the page, drawn in the frame after the one in which its button answers. Who leaves it sees it go at
 * once, and the page behind follows a frame later, with the focus where it was.
 */
export function Dialog({ opened, onClose, children, ...rest }: ModalProps) {
  const root = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)
  const leave = useCallback<Leave>((follow) => {
    if (isLeaving.current) return
    isLeaving.current = true
    const show = hideAtOnce(root.current)
    afterPaintOrInput(() => {
      isLeaving.current = false
      follow()
      // It stays if whoever opened it asks once more.
      show()
    })
  }, [])
  return (
    <Modal ref={root} opened={useOpenedLater(opened)} onClose={() => leave(onClose)} {...rest}>
      <Content>
        <LeaveContext value={leave}>{children}</LeaveContext>
      </Content>
    </Modal>
  )
}

/** Where a dialog starts unless it says so itself: not with the ✕, which the library would take. */
const controls = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join(', ')

function Content({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || current.querySelector('[data-autofocus]')) return
    const start = current.querySelector(controls) ?? current
    start.setAttribute('data-autofocus', '')
  }, [])
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  )
}
