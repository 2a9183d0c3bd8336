import { Badge } from '@mantine/core'
import { useSay } from '../../../kernel/client/language/language.ts'
import { userStatuses } from '../users.contract.ts'

const colours: Readonly<Record<string, string>> = { hold: 'red', pending: 'orange' }

/** Whether somebody can sign in: hold red, pending orange, otherwise Active green (specification, section 2). */
export function StatusBadge({ status }: { status: keyof typeof userStatuses | null }) {
  const say = useSay()
  const shown = status ?? 'active'
  return (
    <Badge variant="light" size="sm" color={colours[shown] ?? 'green'}>
      {say(userStatuses[shown])}
    </Badge>
  )
}
