import { lazy } from 'react'
import { InvoicePreview } from '../../features/invoices/paper/invoice-preview.client.tsx'
import { SettingsPage } from '../../features/settings/settings-page.client.tsx'
import type { Entity } from '../../kernel/contract/entity.ts'
import { useSettingsSections } from './settings-sections.client.ts'

// Each of these is loaded when its section is opened.
const AccountTable = lazy(async () => ({
  default: (await import('../../features/money/accounts/screens/account-table.client.tsx')).AccountTable,
}))
const BackupsTab = lazy(async () => ({
  default: (await import('../../features/backups/tab/backups-tab.client.tsx')).BackupsTab,
}))
const LedgerCheck = lazy(async () => ({
  default: (await import('../../features/dashboard/ledger-check/ledger-check.client.tsx')).LedgerCheck,
}))

const ofLaterFeatures = {
  accounts: { content: <AccountTable /> },
  backups: { content: <BackupsTab /> },
  'ledger-check': { content: <LedgerCheck /> },
}

/** The settings, including sections of later features. `entities` are those with screens. */
export function SettingsScreen({ entities }: { entities: readonly Entity[] }) {
  return (
    <SettingsPage
      preview={InvoicePreview}
      entities={entities}
      sections={useSettingsSections()}
      more={ofLaterFeatures}
    />
  )
}
