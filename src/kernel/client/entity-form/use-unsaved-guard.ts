import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirmDialog } from '../confirm.ts'
// Comes with every form: leaving one is asked about even when the network has gone meanwhile.
import '../question-dialog.tsx'

/** Asks before a link, the Back button or the closing of the tab takes unsaved input away. */
export function useUnsavedGuard(unsaved: () => boolean): void {
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && latest.current(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmDialog({
      title: 'Leave without saving?',
      message: 'What you have entered here is not saved yet.',
      confirm: 'Leave',
      cancel: 'Stay',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
