import { useEffect } from 'react'
import { chooseLanguage, shownLanguage } from './language.ts'
import { notifyFailure } from '../messages/notify.ts'
import { useMe } from '../session/rights.ts'

/** Shows everything in the language that the person has chosen on whichever device; where they have not, all stays. */
export function useKeptLanguage(): void {
  const kept = useMe()?.language
  useEffect(() => {
    if (kept && kept !== shownLanguage()) chooseLanguage(kept).catch(notifyFailure)
  }, [kept])
}
