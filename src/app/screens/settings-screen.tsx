import { lazy } from 'react'
import { bankAccount } from '../../features/money/accounts/bank-accounts.contract.ts'
import { InvoicePreview } from '../../features/invoices/paper/invoice-preview.client.tsx'
import type { SettingsSection } from '../../features/settings/settings-list.client.tsx'
import { SettingsPage } from '../../features/settings/settings-page.client.tsx'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import type { Entity } from '../../kernel/contract/entity.ts'

/** Loaded when its tab is opened. */
const AccountTable = lazy(async () => ({
  default: (await import('../../features/money/accounts/screens/account-table.client.tsx')).AccountTable,
}))

const BackupsTab = lazy(async () => ({
  default: (await import('../../features/backups/tab/backups-tab.client.tsx')).BackupsTab,
}))

const LedgerCheck = lazy(async () => ({
  default: (await import('../../features/dashboard/ledger-check/ledger-check.client.tsx')).LedgerCheck,
}))

const ledgerCheck: SettingsSection = {
  value: 'ledger-check',
  group: 'data',
  label: 'Ledger check',
  content: <LedgerCheck />,
}

const backups: SettingsSection = {
  value: 'backups',
  group: 'data',
  label: 'Backups',
  content: <BackupsTab />,
}

const accounts: SettingsSection = {
  value: 'accounts',
  group: 'money',
  label: bankAccount.plural,
  content: <AccountTable />,
}

/** The settings, including tabs of later features. `entities` are those with screens. */
export function SettingsScreen({ entities }: { entities: readonly Entity[] }) {
  const seesAccounts = useMay(bankAccount.resource, 'view')
  const isSuperuser = useMe()?.user_type === 'superuser'
  return (
    <SettingsPage
      preview={InvoicePreview}
      entities={entities}
      more={[...(seesAccounts ? [accounts] : []), ...(isSuperuser ? [backups, ledgerCheck] : [])]}
    />
  )
}
