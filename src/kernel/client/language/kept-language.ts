import { useEffect } from 'react'
import { chooseLanguage, shownLanguage } from './language.ts'
import { notifyFailure } from '../messages/notify.ts'
import { useMe } from '../session/rights.ts'

/** Switches to the language that the user has saved; without one, nothing changes. */
export function useKeptLanguage(): void {
  const kept = useMe()?.language
  useEffect(() => {
    if (kept && kept !== shownLanguage()) chooseLanguage(kept).catch(notifyFailure)
  }, [kept])
}
