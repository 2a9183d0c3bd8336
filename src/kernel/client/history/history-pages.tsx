import { Pagination } from '@mantine/core'

/** Entries of a page, as the server has them. */
const pageSize = 20

interface HistoryPagesProps {
  /** Entries of all pages. */
  count: number
  page: number
  onChange(page: number): void
}

/** The way to older entries; nothing where all are in sight. */
export function HistoryPages({ count, page, onChange }: HistoryPagesProps) {
  const total = Math.ceil(count / pageSize)
  if (total < 2) return null
  return (
    <Pagination
      aria-label="Pages"
      mt="md"
      size="sm"
      total={total}
      value={page}
      onChange={onChange}
      getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
      getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
    />
  )
}
