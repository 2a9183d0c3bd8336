import { UnstyledButton } from '@mantine/core'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Fields } from '../../../contract/fields.ts'
import { formatCount } from '../../../contract/values/formats.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useRead } from '../../cache/query.ts'
import { useTranslate } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import styles from './list-tabs.module.css'

export interface ListTabsProps {
  label: DisplayText
  /** Returns the number of records of each tab; the names of the reply are the tabs in their order. */
  counts: Endpoint<Fields, Fields, Fields>
  /** The filters that each tab sets; the tab without filters shows all records. */
  tabs: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The tabs that are shown only while they have records or are selected. */
  hiddenAtZero?: readonly string[]
  state: ListState
}

/** The filters of the selected tab. */
export function filtersOfTab(
  tabs: ListTabsProps['tabs'] | undefined,
  filters: ListState['filters'],
): readonly string[] {
  const isChosen = (set: Readonly<Record<string, string>>) =>
    Object.entries(set).every(([name, value]) => filters[name] === value)
  const chosen = Object.values(tabs ?? {}).find(isChosen)
  return Object.keys(chosen ?? {})
}

/** The tabs above a list, each with its number of records under the other filters. */
export function ListTabs({ label, counts, tabs, hiddenAtZero, state }: ListTabsProps) {
  const t = useTranslate()
  const names = [...new Set(Object.values(tabs).flatMap((set) => Object.keys(set)))]
  const others = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !names.includes(name)))
  const read = useRead(counts, { query: { ...others, search: state.search } })
  const found: Readonly<Record<string, unknown>> = read.data ?? {}
  return (
    <div role="group" aria-label={t(label)} className={styles.tabs}>
      {Object.entries(counts.reply).map(([name, field]) => {
        const set = Object.fromEntries(names.map((filter) => [filter, tabs[name]?.[filter] ?? '']))
        const count = found[name]
        const isSelected = names.every((filter) => set[filter] === (state.filters[filter] ?? ''))
        if (!count && !isSelected && hiddenAtZero?.includes(name)) return null
        return (
          <UnstyledButton
            key={name}
            className={styles.tab}
            aria-pressed={isSelected}
            onClick={() => state.setFilters(set)}
          >
            {t(field.label)}{' '}
            <span className={styles.count}>{typeof count === 'number' ? formatCount(count) : '…'}</span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
