import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'
import { afterPaintOrKey } from './after-paint.ts'
import { useOpenedLater } from './use-opened-later.ts'

/**
 * A dialog above the page, drawn in the frame after the one in which its button answers. Who leaves it sees it go at
 * once, and the page behind follows a frame later.
 */
export function Dialog({ opened, onClose, ...rest }: ModalProps) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    if (isLeaving) return
    setLeaving(true)
    afterPaintOrKey(() => {
      setLeaving(false)
      onClose()
    })
  }
  return <Modal opened={useOpenedLater(opened)} onClose={leave} {...(isLeaving && hidden)} {...rest} />
}

const hidden = { styles: { root: { display: 'none' } } }
