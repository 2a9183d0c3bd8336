import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'
import type { ToneName } from '../../../kernel/client/show/status/tones.ts'
import { userStatuses } from '../users.contract.ts'

const userTones: Readonly<Record<string, ToneName>> = { hold: 'red', pending: 'amber' }

/** The status of a user: hold red, pending orange, otherwise Active green (specification, section 2). */
export function UserStatus({ status }: { status: keyof typeof userStatuses | null }) {
  const t = useTranslate()
  const shown = status ?? 'active'
  return <StatusBadge tone={userTones[shown] ?? 'green'}>{t(userStatuses[shown])}</StatusBadge>
}
