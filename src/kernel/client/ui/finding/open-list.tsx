import { Combobox, useCombobox } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import type { ListStore } from './use-search-field.ts'

/** Returns the store of a list that is always open. */
export function useStandingList(): ListStore {
  return useCombobox({ opened: true })
}

interface OpenListProps {
  list: ListStore
  /** The input whose arrow keys move in the list and whose Enter takes an option. */
  input: ReactElement
  /** Whether the input handles Escape itself; otherwise Escape closes the surrounding dialog. */
  keepsEscape: boolean
  label: string
  busy: boolean
  className: string | undefined
  onTake(value: string): void
  /** The options. */
  children: ReactNode
}

/** An input with a list below it that is always open. */
export function OpenList(props: OpenListProps) {
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
