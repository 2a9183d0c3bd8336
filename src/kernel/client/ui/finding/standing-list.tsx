import { Combobox, useCombobox } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import type { ListStore } from './use-search-field.ts'

/** The store of a list that is always open. */
export function useStandingList(): ListStore {
  return useCombobox({ opened: true })
}

interface StandingListProps {
  list: ListStore
  /** The field whose arrows move in the list and whose Enter takes. */
  input: ReactElement
  /** Whether Escape is the field's own: what it closes otherwise is the dialog around it. */
  keepsEscape: boolean
  label: string
  busy: boolean
  className: string | undefined
  onTake(value: string): void
  /** The options. */
  children: ReactNode
}

/** A field, and the list below it that is always open. */
export function StandingList(props: StandingListProps) {
  const { list, input, keepsEscape, label, busy, className, onTake, children } = props
  return (
    <Combobox store={list} onOptionSubmit={onTake}>
      <Combobox.EventsTarget withExpandedAttribute data-mantine-stop-propagation={keepsEscape}>
        {input}
      </Combobox.EventsTarget>
      <Combobox.Options className={className} aria-label={label} aria-busy={busy}>
        {children}
      </Combobox.Options>
    </Combobox>
  )
}
