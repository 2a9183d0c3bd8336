import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../../contract/problem.ts'

/** Moves the focus to the first wrong input when a form's errors appear. */
export function useFocusOnFirstWrong(sheet: { current: HTMLFormElement | null }, errors: FieldErrors): void {
  const shown = useRef(errors)
  useEffect(() => {
    const more = Object.keys(errors).length > Object.keys(shown.current).length || errors !== shown.current
    const fewer = Object.keys(errors).every(
      (name) => name in shown.current && errors[name] === shown.current[name],
    )
    shown.current = errors
    // Errors disappear one by one while the user corrects them; this must not move the focus.
    if (more && !fewer)
      sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [sheet, errors])
}
