import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { PrintedPaper } from './paper/printed-paper.tsx'
import { PaperLoading } from './with-pictures.tsx'

const load = () => import('./paper/printed-paper.tsx')
const Card = lazy(async () => ({ default: (await load()).PrintedPaper }))

/** Loads the code that renders papers while the page still reads its data. */
export function useDrawingReady(): void {
  useEffect(() => {
    // Rendering loads it again, and shows an error if that fails.
    load().catch(() => undefined)
  }, [])
}

interface DrawnPaperProps extends ComponentProps<typeof PrintedPaper> {
  /** Shown only once the paper is. */
  children?: ReactNode
}

/** A paper as it is printed. The code that renders it is loaded with the first paper, since most screens have none. */
export function DrawnPaper({ children, ...paper }: DrawnPaperProps) {
  return (
    <Suspense fallback={<PaperLoading />}>
      <Card {...paper} />
      {children}
    </Suspense>
  )
}
