import { type RefObject, useEffect, useReducer } from 'react'
import { afterPaintOrInput } from '../after-paint.ts'
import { useOpening } from '../use-opening.ts'
import { dropdownAround, showChosen } from './list-of-choices.ts'

/**
 * Lets the list of a select open after the frame in which the select answers. What is not open is not drawn: with each
 * key a form would draw all choices of all its selects.
 */
export function useDropdown(input: RefObject<HTMLInputElement | null>) {
  const [dropdownOpened, open] = useOpening(
    () => dropdownAround(input.current?.getAttribute('aria-controls')),
    { atOnceByKey: true },
  )
  // The library knows how its list is called, and tells the screen reader, from the drawing after that of the list.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!dropdownOpened) return
    showChosen()
    drawAgain()
  }, [dropdownOpened])
  return {
    dropdownOpened,
    onDropdownOpen: () => open(true),
    onDropdownClose: () => open(false),
    // Also one that has not opened yet.
    onBlur: () => open(false),
  }
}

/** What is chosen stands in the input at once, and what follows from it is drawn after the list is gone. */
export function showTaken(input: HTMLInputElement | null, text: string, follow: () => void): void {
  // Should nothing follow from it, the input is drawn with what it held before.
  if (input) input.value = text
  afterPaintOrInput(follow)
}
