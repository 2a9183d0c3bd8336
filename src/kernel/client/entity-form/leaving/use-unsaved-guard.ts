import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirmDialog } from '../../messages/confirm.ts'
import { useLatest } from '../../use-latest.ts'
// Loaded with every form, so that the question appears even without a network.
import '../../messages/question-dialog.tsx'

/** Asks before a link, the Back button or closing the tab discards unsaved input. */
export function useUnsavedGuard(unsaved: () => boolean): void {
  const latest = useLatest(unsaved)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && latest()(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmDialog({
      title: 'Leave without saving?',
      message: 'Your unsaved changes will be lost.',
      confirm: 'Leave',
      cancel: 'Stay',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest()()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [latest])
}
