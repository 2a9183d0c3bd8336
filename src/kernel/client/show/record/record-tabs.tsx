import { Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { Said } from '../../../../words/sentences.ts'
import { useSay } from '../../language/language.ts'
import styles from './record-tabs.module.css'

export interface RecordTab {
  value: string
  label: Said
  content: ReactNode
}

/** What belongs to a record, a part at a time; the part stands in the address, and the first is shown where none does. */
export function RecordTabs({ label, tabs }: { label: Said; tabs: readonly RecordTab[] }) {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const shown = tabs.find(({ value }) => value === asked) ?? tabs[0]
  if (!shown) return null
  const show = (value: string | null) => setParams(value ? { tab: value } : {}, { replace: true })
  return (
    <Tabs value={shown.value} onChange={show} keepMounted={false}>
      <Tabs.List aria-label={say(label)} className={styles.tabs}>
        {tabs.map(({ value, label: name }) => (
          <Tabs.Tab key={value} value={value}>
            {say(name)}
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
