import { useEffect, useState } from 'react'
import { useMe } from '../../../kernel/client/session/rights.ts'
import type { DashboardPart } from '../dashboard.contract.ts'

const place = 'inkwell.no-first-steps'

/**
 * Whether the person had no first steps left when they last saw the dashboard in this browser: then its cards need not
 * wait for the answer. `steps` are those of the answer, undefined until it is there.
 */
export function useHadNoSteps(steps: DashboardPart<'first_steps'> | null | undefined): boolean {
  const person = String(useMe()?.id)
  const [had] = useState(() => localStorage.getItem(place) === person)
  useEffect(() => {
    if (steps === null) localStorage.setItem(place, person)
    else if (steps) localStorage.removeItem(place)
  }, [steps, person])
  return had
}
