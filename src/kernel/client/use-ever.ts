import { useState } from 'react'

/** Whether a condition has been true since the component was mounted, for content that is loaded when first needed. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
