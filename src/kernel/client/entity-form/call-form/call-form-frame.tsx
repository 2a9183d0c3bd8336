import { getHotkeyHandler } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import type { Fields } from '../../../contract/fields.ts'
import { onEveryKeyboard } from '../../shell/keyboard/on-every-keyboard.ts'
import { useFormErrors } from '../fields/form-parts.ts'
import type { CallForm } from './use-call-form.ts'
import { useFocusOnFirstWrong } from '../fields/use-focus-on-first-wrong.ts'

/** The form element around the inputs and buttons of a small form. */
export function CallFormFrame<F extends Fields>({
  form,
  children,
}: {
  form: CallForm<F>
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  useFocusOnFirstWrong(element, useFormErrors(form))
  const submit = () => void form.submit()
  return (
    <form
      ref={element}
      noValidate
      // There may be several of them on a page: the keys save the one in which they are pressed.
      onKeyDown={getHotkeyHandler(onEveryKeyboard('mod+S', submit))}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
    </form>
  )
}
