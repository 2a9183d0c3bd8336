import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import type { Said } from '../../../words/sentences.ts'
import { searchLengthMax } from '../../contract/endpoint.ts'
import type { Fields, RowOf } from '../../contract/fields.ts'
import { toldOf } from '../../../words/sentences.ts'
import { afterPaintOrKey } from '../after-paint.ts'
import { useSay } from '../language.ts'
import type { ListEndpoint } from '../list-read.ts'
import { useOpening } from '../use-opening.ts'
import { FoundList } from './found-list.tsx'
import styles from './search-select.module.css'
import { useFoundRows } from './use-found-rows.ts'

/** The dialog in which a record is created that a search has not found. */
export interface CreateDialogProps<Row> {
  /** What was searched for. */
  typed: string
  onCreated(row: Row): void
  onClose(): void
}

interface SearchSelectProps<F extends Fields> {
  label: Said
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
  /** Offered when nothing is found, to those who may create one; its label is such as `Create Customer`. */
  create?: { label: Said; dialog(props: CreateDialogProps<RowOf<F>>): ReactNode } | null
  required?: boolean | undefined
  error?: string | undefined
  description?: Said | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  /** Without a visible label; it is then said and stands as placeholder. */
  bare?: boolean | undefined
}

/**
 * Chooses a record from a list of any length: the server searches while one types. The marked row, which is the first
 * one found, is taken with Enter, also when it comes only later; Tab takes the only one.
 */
export function SearchSelect<F extends Fields>({
  label,
  bare = false,
  endpoint,
  within,
  nameOf,
  detailOf,
  chosen,
  onChange,
  create = null,
  required = false,
  disabled = false,
  readOnly = false,
  autoFocus,
  description,
  ...shared
}: SearchSelectProps<F>) {
  const say = useSay()
  const name = say(label)
  const [typed, setTyped] = useState<string | null>(null)
  const [creating, setCreating] = useState<string | null>(null)
  const [opened, open] = useOpening()
  const combobox = useCombobox({
    opened,
    onOpenedChange: open,
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  // Its name stands there at once; what follows from it in the form is drawn a frame later.
  const [taken, setTaken] = useState<string | null>(null)
  const text = taken ?? typed ?? chosen?.name ?? ''
  const close = () => {
    setTyped(null)
    combobox.closeDropdown()
    // Also one that has not opened yet.
    open(false)
  }
  const found = useFoundRows({
    endpoint,
    within,
    // The name of the chosen record is no search: whoever opens the list wants to see the others.
    typed: typed === null || typed === chosen?.name ? '' : typed.trim(),
    enabled: combobox.dropdownOpened || typed !== null,
    combobox,
    offersCreation: create !== null,
    onTake: (row) => {
      close()
      setTaken(nameOf(row))
      afterPaintOrKey(() => {
        setTaken(null)
        onChange(row)
      })
    },
    onLeave: close,
    onCreate: (words) => {
      close()
      setCreating(words)
    },
  })
  return (
    <>
      <Combobox store={combobox} readOnly={readOnly}>
        <Combobox.Target withExpandedAttribute autoComplete="off">
          <TextInput
            {...shared}
            description={description && say(description)}
            required={required}
            disabled={disabled}
            readOnly={readOnly}
            {...(bare ? { 'aria-label': name } : { label: name })}
            data-autofocus={autoFocus || undefined}
            placeholder={bare ? name : say('Type to search…')}
            classNames={{ input: styles.found ?? '' }}
            maxLength={searchLengthMax}
            value={text}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              combobox.openDropdown()
            }}
            onClick={() => readOnly || combobox.openDropdown()}
            onKeyDown={found.onKeyDown}
            onBlur={() => {
              combobox.closeDropdown()
              open(false)
              if (!found.isTaking()) setTyped(null)
            }}
            rightSection={
              found.fetching ? (
                <Loader size="xs" />
              ) : chosen && !required && !readOnly && !disabled ? (
                <Combobox.ClearButton
                  aria-label={say('Clear {what}', { what: toldOf(label) })}
                  onClear={() => onChange(null)}
                />
              ) : (
                <Combobox.Chevron />
              )
            }
            rightSectionPointerEvents={chosen && !required ? 'all' : 'none'}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={readOnly || disabled}>
          <Combobox.Options className={styles.options} aria-label={name}>
            {/* They take their time to draw, so there are none while nobody sees them. */}
            <FoundList
              found={opened ? found.shown : null}
              chosen={chosen?.id}
              nameOf={nameOf}
              detailOf={detailOf}
              creation={create?.label}
              onTake={found.take}
            />
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {create && creating !== null && (
        <Suspense fallback={null}>
          {create.dialog({
            typed: creating,
            onCreated: (row) => {
              setCreating(null)
              onChange(row)
            },
            onClose: () => setCreating(null),
          })}
        </Suspense>
      )}
    </>
  )
}
