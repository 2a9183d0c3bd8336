import { Badge } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { userStatuses } from '../users.contract.ts'

const colours: Readonly<Record<string, string>> = { hold: 'red', pending: 'orange' }

/** The status of a user: hold red, pending orange, otherwise Active green (specification, section 2). */
export function StatusBadge({ status }: { status: keyof typeof userStatuses | null }) {
  const t = useTranslate()
  const shown = status ?? 'active'
  return (
    <Badge variant="light" size="sm" color={colours[shown] ?? 'green'}>
      {t(userStatuses[shown])}
    </Badge>
  )
}
