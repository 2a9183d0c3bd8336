import { Modal, type ModalProps } from '@mantine/core'
import { createContext, use, useCallback, useRef } from 'react'
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
 * once, and the page behind follows a frame later.
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
      <LeaveContext value={leave}>{children}</LeaveContext>
    </Modal>
  )
}
