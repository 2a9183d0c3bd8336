import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Navigation state that makes a paper's page print as soon as it is shown. */
export const printedAtOnce = { print: true } as const

const asksToPrint = (state: unknown) => typeof state === 'object' && state !== null && 'print' in state

/** On the page of a paper: opens the browser's print dialog once, if the navigation asked for it. */
export function PrintAtOnce() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isAsked = asksToPrint(state)
  useEffect(() => {
    if (!isAsked) return
    // Removes the state, so that going back or reloading does not print again.
    void navigate(pathname + search, { replace: true })
    window.print()
  }, [isAsked, navigate, pathname, search])
  return null
}
