import { Tabs } from '@mantine/core'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUnsavedGuard } from '../../kernel/client/entity-form/leaving/use-unsaved-guard.ts'
import { useSay } from '../../kernel/client/language/language.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { Said } from '../../words/sentences.ts'
import type { CompanyBlock } from './company-block.ts'
import { historyResource } from './history/history.contract.ts'
import type { TypedLimits } from './limits/limits-tab.client.tsx'
import { settings, settingsEndpoints } from './settings.contract.ts'
import { CompanyTab, useSettingsForm } from './settings-form.client.tsx'
import styles from './settings.module.css'

// Each of these is loaded for those who open its tab.
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
const RecordHistory = lazy(async () => ({
  default: (await import('../../kernel/client/history/record-history.tsx')).RecordHistory,
}))
const OpenSessions = lazy(async () => ({
  default: (await import('../people/sessions/open-sessions.client.tsx')).OpenSessions,
}))

/** One tab of the page, as a later room may add one. */
interface SettingsTab {
  value: string
  label: Said
  content: ReactNode
}

interface SettingsPageProps {
  /** How a document looks that is issued by a company of these facts. */
  preview: ComponentType<{ company: CompanyBlock }>
  /** Every kind of record, for the trash. */
  entities: readonly Entity[]
  /** Tabs of later rooms; they follow the company's facts. */
  more: readonly SettingsTab[]
}

/** The company's facts and who may do what, each on its own tab; the tab stands in the address. */
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

function SettingsTabs({ record, preview, entities, more }: SettingsPageProps & { record: Settings }) {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const isSuperuser = useMe()?.user_type === 'superuser'
  const seesHistory = useMay(historyResource, 'view')
  // What is typed on one tab stays while the person looks at another.
  const form = useSettingsForm(record)
  const [limits, setLimits] = useState<TypedLimits | null>(null)
  useUnsavedGuard(() => form.unsaved() || limits !== null)
  const company = { form, record, preview }
  const forSuperusers: SettingsTab[] = [
    { value: 'permissions', label: 'Permissions', content: <PermissionMatrix /> },
    { value: 'security-log', label: 'Security Log', content: <SecurityLogTable /> },
  ]
  const past: SettingsTab[] = [
    { value: 'trash', label: 'Trash', content: <Trash entities={entities} /> },
    { value: 'history', label: 'History', content: <RecordHistory entity={settings} id={record.id} /> },
  ]
  const tabs: SettingsTab[] = [
    {
      value: 'company',
      label: 'Company',
      content: <CompanyTab {...company} names={['name', 'address', 'contact_email', 'rate_label', 'logo']} />,
    },
    {
      value: 'bank',
      label: 'Bank Details',
      content: <CompanyTab {...company} names={['bank_name', 'account_holder', 'iban', 'swift', 'branch']} />,
    },
    {
      value: 'languages',
      label: 'Languages',
      content: (
        <CompanyTab
          form={form}
          names={['name_ar', 'address_ar', 'terms_ar', 'name_ckb', 'address_ckb', 'terms_ckb']}
        />
      ),
    },
    {
      value: 'terms',
      label: 'Terms',
      content: (
        <CompanyTab
          {...company}
          names={['deposit_limit', 'deposit_under', 'deposit_over', 'terms', 'special_terms']}
        />
      ),
    },
    {
      value: 'money',
      label: 'Money',
      content: (
        <CompanyTab form={form} names={['iqd_note', 'usd_note', 'default_account', 'petty_cash_account']} />
      ),
    },
    {
      value: 'limits',
      label: 'Limits',
      content: <LimitsTab record={record} typed={limits} onType={setLimits} />,
    },
    { value: 'time-zone', label: 'Time Zone', content: <CompanyTab form={form} names={['time_zone']} /> },
    {
      value: 'sign-in',
      label: 'Sign-in',
      content: <CompanyTab form={form} names={['session_idle_hours', 'session_days']} />,
    },
    ...more,
    ...(isSuperuser ? forSuperusers : []),
    ...(seesHistory ? past : []),
    { value: 'sessions', label: 'Sessions', content: <OpenSessions /> },
  ]
  const asked = params.get('tab')
  const shown = tabs.find(({ value }) => value === asked)?.value ?? 'company'
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On narrow screens the list is longer than the screen.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <Tabs
      value={shown}
      onChange={(tab) => setParams(tab === null || tab === 'company' ? {} : { tab })}
      keepMounted={false}
      classNames={{ list: styles.tabs ?? '', panel: styles.tab ?? '' }}
    >
      <Tabs.List ref={list}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {say(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value}>
          <Suspense>{content}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
