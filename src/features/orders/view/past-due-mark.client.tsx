import { Badge } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'

/** Marks an order past due with money outstanding. `Overdue` is a status that users choose. */
export function PastDueMark() {
  const t = useTranslate()
  return (
    <Badge variant="light" color="red" size="sm" flex="none">
      {t('Past due')}
    </Badge>
  )
}
