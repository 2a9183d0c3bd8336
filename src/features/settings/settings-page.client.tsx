import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUnsavedGuard } from '../../kernel/client/entity-form/leaving/use-unsaved-guard.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import type { CompanyBlock } from './company-block.ts'
import { InvoiceDefaultInputs } from './defaults/invoice-defaults.client.tsx'
import { usualTerms } from './defaults/invoice-defaults.contract.ts'
import type { LimitTexts } from './limits/limits-tab.client.tsx'
import { settings, settingsEndpoints } from './settings.contract.ts'
import { CompanyTab, useSettingsForm } from './settings-form.client.tsx'
import { SettingsList, type SettingsSection } from './settings-list.client.tsx'
import list from './settings-list.module.css'
import styles from './settings.module.css'

// Each of these is loaded when its tab is opened.
const PermissionMatrix = lazy(async () => ({
  default: (await import('./permissions/permission-matrix.client.tsx')).PermissionMatrix,
}))
const SecurityLogTable = lazy(async () => ({
  default: (await import('../people/security-log/security-log.client.tsx')).SecurityLogTable,
}))
const LimitsTab = lazy(async () => ({
  default: (await import('./limits/limits-tab.client.tsx')).LimitsTab,
}))
const Trash = lazy(async () => ({ default: (await import('./history/trash.client.tsx')).Trash }))
const BulkJobs = lazy(async () => ({ default: (await import('./bulk/bulk-jobs.client.tsx')).BulkJobs }))
const RecordHistory = lazy(async () => ({
  default: (await import('../../kernel/client/history/record-history.tsx')).RecordHistory,
}))
const OpenSessions = lazy(async () => ({
  default: (await import('../people/sessions/open-sessions.client.tsx')).OpenSessions,
}))

interface SectionContent {
  /** More texts by which the search finds the section. */
  finds?: readonly DisplayText[]
  content: ReactNode
}

interface SettingsPageProps {
  /** Renders a preview of a document with these company data. */
  preview: ComponentType<{ company: CompanyBlock }>
  /** All kinds of records, for the trash. */
  entities: readonly Entity[]
  /** The sections that the user may see. */
  sections: readonly SettingsSection[]
  /** The contents of sections of later features, by the value of the section. */
  more: Readonly<Record<string, SectionContent>>
}

/** The settings by section; the section is part of the address. */
export function SettingsPage(props: SettingsPageProps) {
  const read = useRead(settingsEndpoints.read)
  return (
    <>
      <PageHeading title="Settings" />
      <Loaded read={read}>{(record) => <SettingsTabs {...props} record={record} />}</Loaded>
    </>
  )
}

type Settings = Parameters<typeof useSettingsForm>[0]
type Name = Parameters<typeof CompanyTab>[0]['names'][number]

function SettingsTabs({
  record,
  preview,
  entities,
  sections,
  more,
}: SettingsPageProps & { record: Settings }) {
  const [params] = useSearchParams()
  // Unsaved input of one section stays while another is open.
  const form = useSettingsForm(record)
  const [limits, setLimits] = useState<LimitTexts | null>(null)
  useUnsavedGuard(() => form.unsaved() || limits !== null)
  const facts = (names: readonly Name[], onPaper = false) => ({
    finds: names.map((name) => settings.fields[name].label),
    content: <CompanyTab form={form} names={names} {...(onPaper && { record, preview })} />,
  })
  const contents: Readonly<Record<string, SectionContent>> = {
    company: facts(['name', 'address', 'contact_email', 'phones', 'rate_label', 'rate_box', 'logo'], true),
    bank: facts(['bank_name', 'account_holder', 'iban', 'swift', 'branch'], true),
    languages: facts(['name_ar', 'address_ar', 'terms_ar', 'name_ckb', 'address_ckb', 'terms_ckb']),
    terms: facts(['deposit_limit', 'deposit_under', 'deposit_over', 'terms', 'special_terms'], true),
    'time-zone': facts(['time_zone', 'week_ends_on']),
    money: facts([
      'iqd_note',
      'usd_note',
      'price_decimals',
      'call_from_usd',
      'default_account',
      'petty_cash_account',
    ]),
    'invoice-defaults': {
      finds: Object.values(usualTerms).map(({ label }) => label),
      content: (
        <CompanyTab form={form} names={[]}>
          <InvoiceDefaultInputs form={form} />
        </CompanyTab>
      ),
    },
    limits: { content: <LimitsTab record={record} typed={limits} onType={setLimits} /> },
    'sign-in': facts(['session_idle_hours', 'session_days']),
    permissions: { content: <PermissionMatrix /> },
    'security-log': { content: <SecurityLogTable /> },
    sessions: { content: <OpenSessions /> },
    bulk: { content: <BulkJobs entities={entities} /> },
    trash: { content: <Trash entities={entities} /> },
    history: { content: <RecordHistory entity={settings} id={record.id} /> },
    ...more,
  }
  const asked = params.get('tab')
  const shown = sections.find(({ value }) => value === asked) ?? sections[0]
  return (
    <div className={list.beside}>
      <SettingsList sections={sections} shown={shown} finds={(value) => contents[value]?.finds ?? []} />
      {shown && (
        <div key={shown.value} className={styles.part}>
          <Suspense>{contents[shown.value]?.content}</Suspense>
        </div>
      )}
    </div>
  )
}
