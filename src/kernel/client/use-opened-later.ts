import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'

/**
 * Whether a dialog is open that is wanted: from the frame after on, since what it holds takes longer to draw than an
 * answer may take. So it is never open in its first render, and the library can remember where the focus was.
 */
export function useOpenedLater(wanted: boolean): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!wanted) return
    // In one go: the library must see where the focus was before the dialog takes it.
    const leave = afterPaint(() => flushSync(() => setDrawn(true)))
    return () => {
      leave()
      setDrawn(false)
    }
  }, [wanted])
  return wanted && drawn
}
