import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'

/**
 * Whether a dialog is open that is wanted: from the frame after on, since what it holds takes longer to draw than an
 * answer may take. When it goes, the focus returns to what had it before the dialog was drawn: the library looks only
 * afterwards, when an input of the dialog may have it already.
 */
export function useOpenedLater(wanted: boolean): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let before: Element | null = null
    const leave = afterPaint(() => {
      before = document.activeElement
      flushSync(() => setDrawn(true))
    })
    return () => {
      leave()
      setDrawn(false)
      // What the dialog has led to may have taken the focus.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [wanted])
  return wanted && drawn
}
