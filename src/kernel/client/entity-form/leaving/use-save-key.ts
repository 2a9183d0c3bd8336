import type { RefObject } from 'react'
import { useKeyOfEveryKeyboard } from '../../shell/keyboard/on-every-keyboard.ts'

/** Modal dialogs; calendars and lists of choices that open above a form do not count. */
const dialogs = '[role="dialog"][aria-modal="true"]'

/** Submits a form with Ctrl+S: the form of the dialog that has the focus, or that of the page if no dialog is open. */
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
