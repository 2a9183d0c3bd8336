import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'

/** Marks an order that is past due with money outstanding. `Overdue` is a status, which people choose. */
export function PastDueMark() {
  const t = useTranslate()
  return <StatusBadge tone="red">{t('Past due')}</StatusBadge>
}
