import { Pagination } from '@mantine/core'
import { historyPageSize } from '../../contract/history.ts'
import { useSay } from '../language.ts'

interface HistoryPagesProps {
  /** Entries of all pages. */
  count: number
  page: number
  onChange(page: number): void
}

/** The way to older entries; nothing where all are in sight. */
export function HistoryPages({ count, page, onChange }: HistoryPagesProps) {
  const say = useSay()
  const total = Math.ceil(count / historyPageSize)
  if (total < 2) return null
  return (
    <Pagination
      aria-label={say('Pages')}
      mt="md"
      size="sm"
      total={total}
      value={page}
      onChange={onChange}
      getItemProps={(number) => ({ 'aria-label': say('Page {page}', { page: number }) })}
      getControlProps={(control) => ({
        'aria-label': say(control === 'next' ? 'Next page' : 'Previous page'),
      })}
    />
  )
}
