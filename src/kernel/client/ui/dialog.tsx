import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useReturnFocus } from './use-return-focus.ts'
import { WholeNumbers } from '../show/values/whole-numbers.tsx'
import { setInitialFocus } from './set-initial-focus.ts'
import { useScrollLock } from './use-scroll-lock.ts'

/** A dialog. The focus starts at its first control and returns to where it was afterwards. */
export function Dialog({ children, title, ...rest }: ModalProps) {
  return (
    <Modal
      returnFocus={false}
      lockScroll={false}
      onFocusCapture={setInitialFocus}
      title={typeof title === 'string' ? <WholeNumbers text={title} /> : title}
      {...rest}
    >
      <Content>{children}</Content>
    </Modal>
  )
}

/** The first control that gets the focus by default; not the close button, which Mantine would choose. */
const controls = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join(', ')

function Content({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useReturnFocus()
  useScrollLock()
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
