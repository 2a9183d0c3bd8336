import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { matchOrdering } from '../../../contract/endpoint.ts'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import { type ListEndpoint, useListRead } from '../../cache/list-read.ts'
import type { ListStore } from '../../ui/finding/use-search-field.ts'
import { useLatest } from '../../use-latest.ts'

const patienceMs = 150
const choicesAtOnce = 30

const none: readonly never[] = []

/** The value of the option that creates a record. */
export const createOption = 'create'

interface FoundRowsOptions<F extends Fields> {
  endpoint: ListEndpoint<F>
  within?: Readonly<Record<string, string | number>> | undefined
  /** The current search text. */
  typed: string
  enabled: boolean
  combobox: ListStore
  offersCreation: boolean
  /** Whether Tab takes the highlighted option like Enter, and not only a single result. */
  tabTakes?: boolean
  onTake(row: RowOf<F>): void
  /** Called when a Tab pressed before the results arrived takes nothing. */
  onLeave(): void
  onCreate(words: string): void
}

/** The current results of a search. */
export interface Found<Row> {
  rows: readonly Row[]
  /** The search text. */
  words: string
  isWaiting: boolean
  isEmpty: boolean
  error: Error | null
}

/** Searches records for the entered text, names that start with it first, and handles the keys that take one. */
export function useFoundRows<F extends Fields>(options: FoundRowsOptions<F>) {
  const { endpoint, within, typed, enabled, combobox, offersCreation, tabTakes = false } = options
  const [search] = useDebouncedValue(typed, patienceMs)
  // An endpoint made for searching has its own order.
  const sorts = 'ordering' in endpoint.query
  const list = useListRead(
    endpoint,
    { ...within, search, page_size: choicesAtOnce, ...(search && sorts && { ordering: matchOrdering }) },
    { enabled },
  )
  const isWaiting = typed !== search || (list.rows === undefined && !list.error) || list.stale
  const rows: readonly RowOf<F>[] = (typed === search ? list.rows : undefined) ?? none
  const error = list.rows ? null : list.error
  const now = useMemo<Found<RowOf<F>>>(() => {
    const isEmpty = !isWaiting && !error && rows.length === 0
    return { rows, words: typed, isWaiting, isEmpty, error }
  }, [rows, typed, isWaiting, error])
  // A key pressed before the results arrived.
  const wanted = useRef<'Enter' | 'Tab' | null>(null)
  const latest = useLatest({ ...options, rows })

  const take = useCallback(
    (value: string) => {
      const { rows: found, typed: words, onTake, onCreate } = latest()
      const row = found.find(({ id }) => String(id) === value)
      if (!row && value !== createOption) return
      wanted.current = null
      if (row) onTake(row)
      else onCreate(words)
    },
    [latest],
  )

  useEffect(() => {
    if (isWaiting) return
    const key = wanted.current
    wanted.current = null
    if (key === null) return
    const { rows: found, onTake, onLeave } = latest()
    const [first] = found
    if (first && (key === 'Enter' || tabTakes || found.length === 1)) onTake(first)
    else if (key === 'Tab') onLeave()
  }, [isWaiting, latest, tabTakes])

  const { selectFirstOption, resetSelectedOption } = combobox
  const marks = typed !== '' && !isWaiting && (rows.length > 0 || offersCreation)
  useEffect(() => {
    // Enter takes the first of the current results.
    if (marks) selectFirstOption()
    else resetSelectedOption()
  }, [marks, rows, selectFirstOption, resetSelectedOption])

  /** Returns whether the key took a record immediately. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { key } = event
    if (key === 'Tab' && !event.shiftKey && typed !== '') {
      const [only] = rows
      if (isWaiting) wanted.current = 'Tab'
      else if (tabTakes) combobox.clickSelectedOption()
      else if (only && rows.length === 1) {
        options.onTake(only)
        return true
      }
    } else if (key === 'Enter' && typed !== '' && isWaiting) {
      event.preventDefault()
      wanted.current = 'Enter'
    } else if (key !== 'Enter') wanted.current = null
    return false
  }

  return {
    /** The results for the list of options. */
    now,
    fetching: list.fetching && enabled,
    take,
    /** Whether a pressed key still waits for the results. */
    isTaking: () => wanted.current !== null,
    onKeyDown,
  }
}
