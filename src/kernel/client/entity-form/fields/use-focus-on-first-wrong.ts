import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../../contract/problem.ts'

/** Leads to the first wrong input of a form when its messages come. */
export function useFocusOnFirstWrong(sheet: { current: HTMLFormElement | null }, errors: FieldErrors): void {
  const shown = useRef(errors)
  useEffect(() => {
    const more = Object.keys(errors).length > Object.keys(shown.current).length || errors !== shown.current
    const fewer = Object.keys(errors).every(
      (name) => name in shown.current && errors[name] === shown.current[name],
    )
    shown.current = errors
    // Messages go one by one while somebody corrects them; that must not take the focus away.
    if (more && !fewer)
      sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [sheet, errors])
}
