import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type DisplayText, messageOf } from '../../../../i18n/messages.ts'
import { searchLengthMax } from '../../../contract/endpoint.ts'
import { isBehindDialog } from '../../messages/is-behind-dialog.ts'
import { useTranslate } from '../../language/language.ts'
import { useKeyOfEveryKeyboard } from '../../shell/keyboard/on-every-keyboard.ts'
import type { ListState } from '../list-state.ts'
import styles from './toolbar.module.css'

const patienceMs = 250

/** The row of its list that the Tab key reaches. */
const firstRow = (input: HTMLElement) =>
  input.closest('[data-list]')?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')

/** Searches while the user types. `/` focuses the field from anywhere on the page; the arrow down moves to the rows. */
export function SearchBox({ label, state }: { label: DisplayText; state: ListState }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(state.search)
  const [seen, setSeen] = useState(state.search)
  /** The entered text that is not in the address yet, which may be in lower case there. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(state)
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  useEffect(() => {
    latest.current = state
    // A pending search must not interrupt a navigation to another screen.
    if (isLeaving) clearTimeout(timer.current)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  if (seen !== state.search) {
    setSeen(state.search)
    const place = asked.findIndex((text) => text.toLowerCase() === state.search.toLowerCase())
    setAsked(place === -1 ? [] : asked.slice(place + 1))
    // The address changed elsewhere: Back, a link, or the clearing of all filters. An own search arrives while the user
    // types on.
    if (place === -1) setTyped(state.search)
  }
  useKeyOfEveryKeyboard('/', () => isBehindDialog() || input.current?.focus())
  const search = (text: string) => {
    clearTimeout(timer.current)
    if (text !== latest.current.search) setAsked((before) => [...before, text])
    latest.current.setSearch(text)
  }
  return (
    <TextInput
      ref={input}
      className={styles.search}
      type="search"
      maxLength={searchLengthMax}
      aria-label={t(label)}
      placeholder={t('{what}…', { what: messageOf(label) })}
      aria-keyshortcuts="/"
      classNames={{ input: styles.typed ?? '' }}
      value={typed}
      leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search(text), patienceMs)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed)
        if (event.key === 'ArrowDown') firstRow(event.currentTarget)?.focus()
        if (event.key !== 'Escape') return
        if (typed === '') {
          // In the field, the keys for rows are letters.
          event.currentTarget.blur()
        } else {
          setTyped('')
          search('')
        }
      }}
      rightSectionWidth={40}
      rightSection={
        typed === '' ? (
          <Kbd size="xs" aria-hidden className={styles.hint}>
            /
          </Kbd>
        ) : (
          <CloseButton
            size="sm"
            aria-label={t('Clear search')}
            onClick={() => {
              setTyped('')
              search('')
              input.current?.focus()
            }}
          />
        )
      }
    />
  )
}
