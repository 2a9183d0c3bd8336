import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { PrintedPaper } from './paper/printed-paper.tsx'
import { PaperLoading } from './with-pictures.tsx'

const load = () => import('./paper/printed-paper.tsx')
const Card = lazy(async () => ({ default: (await load()).PrintedPaper }))

/** Fetches what draws papers while the page still reads what stands on its own. */
export function useDrawingReady(): void {
  useEffect(() => {
    // Whoever draws then fetches it again, and tells where that fails.
    load().catch(() => undefined)
  }, [])
}

interface DrawnPaperProps extends ComponentProps<typeof PrintedPaper> {
  /** What is only there once the paper is. */
  children?: ReactNode
}

/** A paper as it is printed; what draws it comes with the first one, since most people's screens have none. */
export function DrawnPaper({ children, ...paper }: DrawnPaperProps) {
  return (
    <Suspense fallback={<PaperLoading />}>
      <Card {...paper} />
      {children}
    </Suspense>
  )
}
