import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUnsavedGuard } from '../../kernel/client/entity-form/leaving/use-unsaved-guard.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { CompanyBlock } from './company-block.ts'
import { InvoiceDefaultInputs } from './defaults/invoice-defaults.client.tsx'
import { usualTerms } from './defaults/invoice-defaults.contract.ts'
import { historyResource } from './history/history.contract.ts'
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

interface SettingsPageProps {
  /** Renders a preview of a document with these company data. */
  preview: ComponentType<{ company: CompanyBlock }>
  /** All kinds of records, for the trash. */
  entities: readonly Entity[]
  /** The sections of later features; in each group they follow the company's own. */
  more: readonly SettingsSection[]
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

function SettingsTabs({ record, preview, entities, more }: SettingsPageProps & { record: Settings }) {
  const [params] = useSearchParams()
  const isSuperuser = useMe()?.user_type === 'superuser'
  const seesHistory = useMay(historyResource, 'view')
  // Unsaved input of one section stays while another is open.
  const form = useSettingsForm(record)
  const [limits, setLimits] = useState<LimitTexts | null>(null)
  useUnsavedGuard(() => form.unsaved() || limits !== null)
  const facts = (names: readonly Name[], onPaper = false) => ({
    finds: names.map((name) => settings.fields[name].label),
    content: <CompanyTab form={form} names={names} {...(onPaper && { record, preview })} />,
  })
  const forSuperusers: SettingsSection[] = [
    { value: 'permissions', group: 'people', label: 'Permissions', content: <PermissionMatrix /> },
    { value: 'security-log', group: 'people', label: 'Security Log', content: <SecurityLogTable /> },
    { value: 'bulk', group: 'data', label: 'Bulk actions', content: <BulkJobs entities={entities} /> },
  ]
  const past: SettingsSection[] = [
    { value: 'trash', group: 'data', label: 'Trash', content: <Trash entities={entities} /> },
    {
      value: 'history',
      group: 'data',
      label: 'History',
      content: <RecordHistory entity={settings} id={record.id} />,
    },
  ]
  const sections: SettingsSection[] = [
    {
      value: 'company',
      group: 'company',
      label: 'Company',
      ...facts(['name', 'address', 'contact_email', 'phones', 'rate_label', 'rate_box', 'logo'], true),
    },
    {
      value: 'bank',
      group: 'company',
      label: 'Bank details',
      ...facts(['bank_name', 'account_holder', 'iban', 'swift', 'branch'], true),
    },
    {
      value: 'languages',
      group: 'company',
      label: 'Languages',
      ...facts(['name_ar', 'address_ar', 'terms_ar', 'name_ckb', 'address_ckb', 'terms_ckb']),
    },
    {
      value: 'terms',
      group: 'company',
      label: 'Terms',
      ...facts(['deposit_limit', 'deposit_under', 'deposit_over', 'terms', 'special_terms'], true),
    },
    { value: 'time-zone', group: 'company', label: 'Time zone', ...facts(['time_zone', 'week_ends_on']) },
    {
      value: 'money',
      group: 'money',
      label: 'Money',
      ...facts([
        'iqd_note',
        'usd_note',
        'price_decimals',
        'call_from_usd',
        'default_account',
        'petty_cash_account',
      ]),
    },
    {
      value: 'invoice-defaults',
      group: 'money',
      label: 'Invoice defaults',
      finds: Object.values(usualTerms).map(({ label }) => label),
      content: (
        <CompanyTab form={form} names={[]}>
          <InvoiceDefaultInputs form={form} />
        </CompanyTab>
      ),
    },
    {
      value: 'limits',
      group: 'money',
      label: 'Limits',
      content: <LimitsTab record={record} typed={limits} onType={setLimits} />,
    },
    {
      value: 'sign-in',
      group: 'people',
      label: 'Sign-in',
      ...facts(['session_idle_hours', 'session_days']),
    },
    ...more,
    ...(isSuperuser ? forSuperusers : []),
    ...(seesHistory ? past : []),
    { value: 'sessions', group: 'people', label: 'Sessions', content: <OpenSessions /> },
  ]
  const asked = params.get('tab')
  const shown = sections.find(({ value }) => value === asked) ?? sections[0]
  return (
    <div className={list.beside}>
      <SettingsList sections={sections} shown={shown} />
      {shown && (
        <div key={shown.value} className={styles.part}>
          <Suspense>{shown.content}</Suspense>
        </div>
      )}
    </div>
  )
}
