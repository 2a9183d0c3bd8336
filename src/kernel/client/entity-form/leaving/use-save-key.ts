import type { RefObject } from 'react'
import { useKeyOfEveryKeyboard } from '../../shell/keyboard/on-every-keyboard.ts'

/** A dialog; a calendar or a list of choices that opens above a form is none. */
const dialogs = '[role="dialog"][aria-modal="true"]'

/** Sends a form by Ctrl+S: that of the dialog in which the key is pressed, or that of the page when none is open. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useKeyOfEveryKeyboard(
    'mod+S',
    ({ target }) => {
      if (form.current && inFront(target) === around(form.current)) form.current.requestSubmit()
    },
    [],
  )
}

function inFront(target: EventTarget | null): Element | null {
  const within = target instanceof Element ? around(target) : null
  return within ?? [...document.querySelectorAll(dialogs)].at(-1) ?? null
}

function around(element: Element): Element | null {
  return element.closest(dialogs)
}
