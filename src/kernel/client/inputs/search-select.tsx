import { Loader, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Fields, RowOf } from '../../contract/fields.ts'
import { type ListEndpoint, useListRead } from '../list-read.ts'
import styles from './search-select.module.css'

const patienceMs = 250

interface SearchSelectProps<F extends Fields> {
  label: string
  /** The list to search. */
  endpoint: ListEndpoint<F>
  /** What else the list is narrowed by, besides what is typed. */
  within?: Readonly<Record<string, string | number>>
  /** What people call a record. */
  nameOf(row: RowOf<F>): string
  /** A quiet second line of an option. */
  detailOf?(row: RowOf<F>): string | null
  /** The record that is chosen now; its name may not be known yet. */
  chosen: { id: number; name: string } | null
  onChange(row: RowOf<F> | null): void
  required?: boolean | undefined
  error?: string | undefined
  description?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** Without a visible label; it is then said and stands as placeholder. */
  bare?: boolean | undefined
}

/** Chooses a record from a list of any length: the server searches while one types. */
export function SearchSelect<F extends Fields>({
  label,
  bare = false,
  endpoint,
  within,
  nameOf,
  detailOf,
  chosen,
  onChange,
  required = false,
  disabled = false,
  readOnly = false,
  ...shared
}: SearchSelectProps<F>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const text = typed ?? chosen?.name ?? ''
  // The name of the chosen record is no search: whoever opens the list wants to see the others.
  const [search] = useDebouncedValue(text === chosen?.name ? '' : text, patienceMs)
  const { rows, fetching } = useListRead(endpoint, { ...within, search }, { enabled: opened })
  const options = (rows ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) || '—' }))
  const missing = chosen && !options.some(({ value }) => value === String(chosen.id))
  const details = new Map((rows ?? []).map((row) => [String(row.id), detailOf?.(row) ?? null]))
  return (
    <Select
      {...shared}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      {...(bare ? { 'aria-label': label } : { label })}
      placeholder={bare ? label : 'Type to search…'}
      classNames={{ input: styles.found ?? '' }}
      data={missing ? [...options, { value: String(chosen.id), label: chosen.name }] : options}
      // The server has searched already, in its own way; the chosen one is only there for its label.
      filter={({ options: all }) => (missing ? all.slice(0, -1) : all)}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => {
        setTyped(null)
        onChange(id === null ? null : ((rows ?? []).find((row) => String(row.id) === id) ?? null))
      }}
      searchable
      searchValue={text}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => {
        setOpened(false)
        setTyped(null)
      }}
      clearable={!required && !readOnly}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      allowDeselect={false}
      selectFirstOptionOnChange
      {...(fetching && { rightSection: <Loader size="xs" /> })}
      nothingFoundMessage={fetching || rows === undefined ? 'Searching…' : 'Nothing found'}
      maxDropdownHeight={320}
      renderOption={({ option }) => (
        <div className={styles.option}>
          <Text size="sm" dir="auto">
            {option.label}
          </Text>
          {details.get(option.value) && (
            <Text size="xs" c="dimmed" dir="auto" truncate>
              {details.get(option.value)}
            </Text>
          )}
        </div>
      )}
    />
  )
}
