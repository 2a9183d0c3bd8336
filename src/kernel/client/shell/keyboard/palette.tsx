import { useDebouncedValue } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { english } from '../../../../i18n/english.ts'
import { type DisplayText, messageOf } from '../../../../i18n/messages.ts'
import { searchLengthMax } from '../../../contract/endpoint.ts'
import { recordSearch } from '../../../contract/endpoints/lists/record-search.ts'
import { currentTranslate, useTranslate } from '../../language/language.ts'
import { failureMessage } from '../../messages/notify.ts'
import { useRead } from '../../cache/query.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { useScrollLock } from '../../ui/use-scroll-lock.ts'
import type { NavigationItem, RecordLink } from '../frame/sidebar/navigation.ts'
import styles from './palette.module.css'

/** Loaded when the search is first opened. */
const Finder = lazy(() => import('../../ui/finding/finder.tsx'))

const typingPauseMs = 150

interface PaletteProps {
  pages: readonly NavigationItem[]
  records: Readonly<Record<string, RecordLink>>
  finds: DisplayText
  onClose(): void
}

/** The search palette: finds a page or a record. */
export function Palette({ pages, records, finds, onClose }: PaletteProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState(false)
  const words = typed.trim()
  useReturnFocus()
  useScrollLock()
  const [searched] = useDebouncedValue(words, typingPauseMs)
  const { data, isFetching, error } = useRead(
    recordSearch,
    { query: { q: searched } },
    { enabled: searched !== '' },
  )
  const foundPages = pagesCalled(words, pages)
  const foundRecords = words === '' ? [] : (data?.results ?? []).filter(({ kind }) => records[kind])
  const isSearching = words !== searched || (isFetching && searched !== '')
  const failure = error && !isSearching ? failureMessage(error) : null
  const isEmpty = !failure && foundPages.length + foundRecords.length === 0
  const label = t('Find a page or record')
  // Until it is loaded, a plain field takes the input.
  const early = (
    <input
      // The user types right after the shortcut that opens it.
      autoFocus
      className={styles.field}
      aria-label={label}
      maxLength={searchLengthMax}
      value={typed}
      onChange={(event) => {
        setEntered(false)
        setTyped(event.currentTarget.value)
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return
        if (key === 'Enter') setEntered(true)
        if (key === 'Escape') onClose()
      }}
    />
  )
  return (
    <Suspense fallback={early}>
      <Finder
        label={label}
        placeholder={t('{what}…', { what: messageOf(finds) })}
        lengthMax={searchLengthMax}
        words={typed}
        onType={setTyped}
        groups={[
          {
            label: t('Pages'),
            entries: foundPages.map(({ label, path, icon }) => ({
              key: path,
              label: t(label),
              detail: null,
              icon,
              follow: () => void navigate(path),
            })),
          },
          {
            label: t('Records'),
            entries: foundRecords.flatMap(({ kind, id, title, detail }) => {
              const link = records[kind]
              if (!link) return []
              const what = t(link.label)
              return {
                key: `${kind} ${id}`,
                label: title,
                detail: detail ? `${what} · ${detail}` : what,
                icon: link.icon,
                follow: () => void navigate(link.path(id)),
              }
            }),
          },
        ]}
        // Pages are found without a request and come first.
        isWaiting={isSearching && foundPages.length === 0}
        failure={failure && t('Record search failed: {reason}', { reason: messageOf(failure) })}
        nothing={isEmpty ? t(isSearching ? 'Searching…' : 'No results match your search.') : null}
        entered={entered}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** Pages are found by their English names in every language. */
function pagesCalled(words: string, pages: readonly NavigationItem[]): readonly NavigationItem[] {
  const lowered = words.toLowerCase()
  const says = [currentTranslate(), english]
  return pages.filter(({ label }) => says.some((t) => t(label).toLowerCase().includes(lowered)))
}
