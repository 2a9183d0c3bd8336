import { Combobox, Loader, TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { type DisplayText, messageOf } from '../../../../i18n/messages.ts'
import { searchLengthMax } from '../../../contract/endpoint.ts'
import { useTranslate } from '../../language/language.ts'
import styles from './search-field.module.css'
import type { SearchFieldState } from './use-search-field.ts'

export interface SearchFieldProps {
  label: DisplayText
  required?: boolean | undefined
  error?: string | undefined
  description?: DisplayText | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  /** Hides the label, which becomes the accessible name and placeholder. */
  bare?: boolean | undefined
  /** The placeholder. */
  placeholder?: DisplayText | undefined
}

interface SearchFieldParts extends SearchFieldProps {
  field: SearchFieldState
  found: {
    fetching: boolean
    onKeyDown(event: KeyboardEvent): void
    /** Whether a pressed key still waits for the results. */
    isTaking(): boolean
  }
  /** Clears the selection; null if there is none. */
  onClear: (() => void) | null
  onTake(value: string): void
  /** The options. */
  children: ReactNode
}

/** The combobox of a search select: typing opens the list, arrow keys move, Enter takes an option, Escape closes. */
export function SearchField(props: SearchFieldParts) {
  const { label, required = false, error, description, disabled = false, readOnly = false } = props
  const {
    autoFocus,
    bare = false,
    placeholder = bare ? label : 'Type to search…',
    field,
    found,
    onClear,
    onTake,
    children,
  } = props
  const t = useTranslate()
  const name = t(label)
  const { combobox, text } = field
  const clear = required || readOnly || disabled ? null : onClear
  return (
    <Combobox store={combobox} readOnly={readOnly} onOptionSubmit={onTake}>
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          error={error}
          description={description && t(description)}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          {...(bare ? { 'aria-label': name } : { label: name })}
          data-autofocus={autoFocus || undefined}
          placeholder={t(placeholder)}
          classNames={{ input: styles.found ?? '' }}
          maxLength={searchLengthMax}
          value={text}
          onChange={(event) => field.type(event.currentTarget.value)}
          onClick={() => readOnly || combobox.openDropdown()}
          onKeyDown={found.onKeyDown}
          onBlur={() => {
            combobox.closeDropdown()
            if (!found.isTaking()) field.forget()
          }}
          rightSection={
            // The button never gives way to the loader, which would take it from under the pointer.
            clear ? (
              <Combobox.ClearButton
                aria-label={t('Clear {what}', { what: messageOf(label) })}
                onClear={() => {
                  field.close()
                  clear()
                }}
              />
            ) : found.fetching ? (
              <Loader size="xs" />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={clear ? 'all' : 'none'}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={readOnly || disabled}>
        <Combobox.Options className={styles.options} aria-label={name}>
          {children}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
