import { Modal, type ModalProps } from '@mantine/core'
import { useOpenedLater } from './use-opened-later.ts'

/** A dialog above the page, drawn in the frame after the one in which its button answers. */
export function Dialog({ opened, ...rest }: ModalProps) {
  return <Modal opened={useOpenedLater(opened)} {...rest} />
}
