import { Button } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Entity } from '../../../contract/entity.ts'
import { useTranslate } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-fields.module.css'

interface FilterPanelProps {
  entity: Entity
  state: ListState
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** The filters of a list in a panel below their button; each applies at once. */
export default function FilterPanel({ entity, state, onKeyDown }: FilterPanelProps) {
  const t = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  // The panel is loaded after its container looked for an element to focus.
  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return (
    <div ref={panel} role="group" aria-label={t('Filter')} className={styles.panel} onKeyDown={onKeyDown}>
      <FilterFields entity={entity} state={state} columns={2} />
      {Object.keys(state.filters).length > 0 && (
        <Button className={styles.clear ?? ''} variant="subtle" size="compact-sm" onClick={state.clear}>
          {t('Clear all')}
        </Button>
      )}
    </div>
  )
}
