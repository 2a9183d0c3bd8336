import { useEffect, useReducer } from 'react'
import { useOpening } from '../use-opening.ts'
import { showChosen } from './show-chosen.ts'

/**
 * Lets the list of a select open after the frame in which the select answers. What is not open is not drawn: with each
 * key a form would draw all choices of all its selects.
 */
export function useDropdown() {
  const [dropdownOpened, open, isThere] = useOpening({ atOnceByKey: true })
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
    comboboxProps: { keepMounted: isThere },
  }
}
