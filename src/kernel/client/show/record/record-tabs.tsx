import { Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import styles from './record-tabs.module.css'

interface RecordTab {
  value: string
  label: DisplayText
  content: ReactNode
}

interface RecordTabsProps {
  label: DisplayText
  tabs: readonly RecordTab[]
  /** The tab shown if the address contains none; default: the first. */
  shows?: string
}

/** The parts of a record as tabs. The address contains the tab. */
export function RecordTabs({ label, tabs, shows }: RecordTabsProps) {
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab') ?? shows
  const shown = tabs.find(({ value }) => value === asked) ?? tabs[0]
  if (!shown) return null
  const show = (value: string | null) => setParams(value ? { tab: value } : {}, { replace: true })
  return (
    <Tabs value={shown.value} onChange={show} keepMounted={false}>
      <Tabs.List aria-label={t(label)} className={styles.tabs}>
        {tabs.map(({ value, label: name }) => (
          <Tabs.Tab key={value} value={value}>
            {t(name)}
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
