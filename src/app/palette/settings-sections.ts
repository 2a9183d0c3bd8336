import { bankAccount } from '../../features/money/accounts/bank-accounts.contract.ts'
import { historyResource } from '../../features/settings/history/history.contract.ts'
import { settings } from '../../features/settings/settings.contract.ts'
import { message, messageOf, type DisplayText, type Message } from '../../i18n/messages.ts'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import { settingsSection } from './synonyms.ts'

const forAll: Readonly<Record<string, DisplayText>> = {
  company: 'Company',
  bank: 'Bank details',
  languages: 'Languages',
  terms: 'Terms',
  'time-zone': 'Time zone',
  money: 'Money',
  'invoice-defaults': 'Invoice defaults',
  limits: 'Limits',
  'sign-in': 'Sign-in',
  sessions: 'Sessions',
}

const forSuperusers: Readonly<Record<string, DisplayText>> = {
  permissions: 'Permissions',
  'security-log': 'Security Log',
  bulk: 'Bulk actions',
  backups: 'Backups',
  'ledger-check': 'Ledger check',
}

const past: Readonly<Record<string, DisplayText>> = { trash: 'Trash', history: 'History' }

/** The sections of the settings that the user may see, with their addresses. */
export function useSettingsSections(): { label: Message; path: string }[] {
  const seesSettings = useMay(settings.resource, 'view')
  const seesAccounts = useMay(bankAccount.resource, 'view')
  const seesHistory = useMay(historyResource, 'view')
  const isSuperuser = useMe()?.user_type === 'superuser'
  const sections = {
    ...forAll,
    ...(seesAccounts && { accounts: bankAccount.plural }),
    ...(isSuperuser && forSuperusers),
    ...(seesHistory && past),
  }
  if (!seesSettings) return []
  return Object.entries(sections).map(([value, label]) => ({
    label: message('{group} · {page}', { group: messageOf('Settings'), page: messageOf(label) }),
    path: settingsSection(value),
  }))
}
