import { Box } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { historyPageSize } from '../../contract/endpoints/history.ts'

const Pages = lazy(() => import('../show/pages.tsx'))

interface HistoryPagesProps {
  /** The number of entries on all pages. */
  count: number
  page: number
  onChange(page: number): void
}

/** The pagination of a history; nothing if there is only one page. */
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
