import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'

/** Marks an order past due with money outstanding. `Overdue` is a status that users choose. */
export function PastDueMark() {
  const t = useTranslate()
  return <StatusBadge tone="red">{t('Past due')}</StatusBadge>
}
