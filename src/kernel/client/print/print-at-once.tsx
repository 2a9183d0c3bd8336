import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What comes along to the page of a paper that is to be printed as soon as it stands there. */
export const printedAtOnce = { print: true } as const

const isMeant = (state: unknown) => typeof state === 'object' && state !== null && 'print' in state

/** Stands on a paper, and has the browser print it once where somebody has come for that. */
export function PrintAtOnce() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isAsked = isMeant(state)
  useEffect(() => {
    if (!isAsked) return
    // Neither on the way back nor when the page is loaded anew.
    void navigate(pathname + search, { replace: true })
    window.print()
  }, [isAsked, navigate, pathname, search])
  return null
}
