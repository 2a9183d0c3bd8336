import { Pagination } from '@mantine/core'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'

interface PagesProps {
  label?: DisplayText
  /** The number of pages, at least two. */
  total: number
  page: number
  onChange(page: number): void
  /** A compact version for touch screens. */
  narrow?: boolean
}

/** Pagination; a file of its own, which lists include and other screens load when needed. */
export default function Pages({ label = 'Pages', total, page, onChange, narrow = false }: PagesProps) {
  const t = useTranslate()
  return (
    <Pagination
      aria-label={t(label)}
      total={total}
      value={Math.min(page, total)}
      onChange={onChange}
      siblings={0}
      size={narrow ? 'md' : 'sm'}
      gap={narrow ? 3 : 6}
      getItemProps={(number) => ({ 'aria-label': t('Page {page}', { page: number }) })}
      getControlProps={(control) => ({
        'aria-label': t(control === 'next' ? 'Next page' : 'Previous page'),
      })}
    />
  )
}
