import { useState } from 'react'

/** Whether something has been true since the component is there: for what is loaded when it is first needed. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
