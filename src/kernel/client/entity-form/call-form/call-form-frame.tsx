import { getHotkeyHandler } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import type { Fields } from '../../../contract/fields.ts'
import { onEveryKeyboard } from '../../shell/keyboard/on-every-keyboard.ts'
import { useFormErrors } from '../fields/form-parts.ts'
import type { CallForm } from './use-call-form.ts'
import { useFirstField } from '../fields/use-first-field.ts'
import { useFocusOnFirstWrong } from '../fields/use-focus-on-first-wrong.ts'

interface CallFormFrameProps<F extends Fields> {
  form: CallForm<F>
  /** Whether the first field gets the focus when the page opens. */
  starts?: boolean
  children: ReactNode
}

/** The form element around the inputs and buttons of a small form. */
export function CallFormFrame<F extends Fields>({ form, starts = false, children }: CallFormFrameProps<F>) {
  const element = useRef<HTMLFormElement>(null)
  useFocusOnFirstWrong(element, useFormErrors(form))
  useFirstField(element, starts)
  const submit = () => void form.submit()
  return (
    <form
      ref={element}
      noValidate
      // A page may have several forms: the shortcut saves the one that has the focus.
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
