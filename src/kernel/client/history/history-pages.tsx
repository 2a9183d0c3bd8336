import { Box } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { historyPageSize } from '../../contract/endpoints/history.ts'

const Pages = lazy(() => import('../show/pages.tsx'))

interface HistoryPagesProps {
  /** Entries of all pages. */
  count: number
  page: number
  onChange(page: number): void
}

/** The way to older entries; nothing where all are in sight. */
export function HistoryPages({ count, page, onChange }: HistoryPagesProps) {
  const total = Math.ceil(count / historyPageSize)
  if (total < 2) return null
  return (
    <Box mt="md">
      <Suspense>
        <Pages total={total} page={page} onChange={onChange} />
      </Suspense>
    </Box>
  )
}
