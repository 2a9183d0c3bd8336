import { bankAccount } from '../../features/money/accounts/bank-accounts.contract.ts'
import { historyResource } from '../../features/settings/history/history.contract.ts'
import { settings } from '../../features/settings/settings.contract.ts'
import type { SettingsSection } from '../../features/settings/settings-list.client.tsx'
import type { Resource } from '../../kernel/contract/access.ts'
import { useMe } from '../../kernel/client/session/rights.ts'
import { mayDo } from '../../kernel/client/session/account.ts'

interface Section extends SettingsSection {
  /** Who sees the section among those who may see the settings; all if left out. */
  seenBy?: 'superuser' | Resource
}

const sections: readonly Section[] = [
  { value: 'company', group: 'company', label: 'Company' },
  { value: 'bank', group: 'company', label: 'Bank details' },
  { value: 'languages', group: 'company', label: 'Languages' },
  { value: 'terms', group: 'company', label: 'Terms' },
  { value: 'time-zone', group: 'company', label: 'Time zone' },
  { value: 'money', group: 'money', label: 'Money' },
  { value: 'invoice-defaults', group: 'money', label: 'Invoice defaults' },
  { value: 'limits', group: 'money', label: 'Limits' },
  { value: 'accounts', group: 'money', label: bankAccount.plural, seenBy: bankAccount.resource },
  { value: 'sign-in', group: 'people', label: 'Sign-in' },
  { value: 'permissions', group: 'people', label: 'Permissions', seenBy: 'superuser' },
  { value: 'security-log', group: 'people', label: 'Security Log', seenBy: 'superuser' },
  { value: 'sessions', group: 'people', label: 'Sessions' },
  { value: 'backups', group: 'data', label: 'Backups', seenBy: 'superuser' },
  { value: 'ledger-check', group: 'data', label: 'Ledger check', seenBy: 'superuser' },
  { value: 'bulk', group: 'data', label: 'Bulk actions', seenBy: 'superuser' },
  { value: 'trash', group: 'data', label: 'Trash', seenBy: historyResource },
  { value: 'history', group: 'data', label: 'History', seenBy: historyResource },
]

/** The sections of the settings that the user may see, in their order. */
export function useSettingsSections(): readonly SettingsSection[] {
  const me = useMe()
  if (!mayDo(me, settings.resource, 'view')) return []
  return sections.filter(
    ({ seenBy }) =>
      seenBy === undefined ||
      (seenBy === 'superuser' ? me?.user_type === 'superuser' : mayDo(me, seenBy, 'view')),
  )
}
