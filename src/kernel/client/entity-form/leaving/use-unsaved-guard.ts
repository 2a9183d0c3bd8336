import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirmDialog } from '../../messages/confirm.ts'
import { useLatest } from '../../use-latest.ts'
// Comes with every form: leaving one is asked about even when the network has gone meanwhile.
import '../../messages/question-dialog.tsx'

/** Asks before a link, the Back button or the closing of the tab takes unsaved input away. */
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
