import { Spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { english } from '../../../words/english.ts'
import { type Said, toldOf } from '../../../words/sentences.ts'
import { searchLengthMax } from '../../contract/endpoint.ts'
import { recordSearch } from '../../contract/record-search.ts'
import { sayNow, useSay } from '../language.ts'
import { failureMessage } from '../notify.ts'
import { useRead } from '../query.ts'
import { pageBehindDialog } from '../page-behind-dialog.ts'
import { afterPaint, afterPaintOrKey } from '../after-paint.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import type { EarlyKeys } from './early-keys.ts'
import type { NavigationItem, RecordLink } from './navigation.ts'
import { openPalette, paletteStore, usePaletteChoice } from './palette-choice.ts'
import { PaletteEntries } from './palette-entries.tsx'
import styles from './palette.module.css'

const typingPauseMs = 150

interface PaletteProps {
  pages: readonly NavigationItem[]
  records: Readonly<Record<string, RecordLink>>
  finds: Said
  /** What has been typed since the palette was called for. */
  takeEarlyKeys(): EarlyKeys
  onClose(): void
}

/** Finds a page or a record by a few letters; opens as it is mounted and tells when it is gone. */
export default function Palette({ pages, records, finds, takeEarlyKeys, onClose }: PaletteProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const [searched] = useDebouncedValue(words, typingPauseMs)
  const { data, isFetching, error } = useRead(
    recordSearch,
    { query: { q: searched } },
    { enabled: searched !== '' },
  )
  useReturnFocus()
  useEffect(() => {
    openPalette()
    // Whoever leaves before the field is there gets the keys back.
    return () => void takeEarlyKeys()
  }, [takeEarlyKeys])

  // Letters stand in the field at once; what they find is drawn a moment later.
  const asked = useAsked(words)
  const foundPages = useMemo(() => (asked === null ? [] : pagesCalled(asked, pages)), [asked, pages])
  const isAnswered = asked === words
  const results = asked === null || asked === '' ? undefined : data?.results
  const foundRecords = useMemo(() => (results ?? []).filter(({ kind }) => records[kind]), [results, records])
  const isSearching = words !== searched || (isFetching && searched !== '')
  const found = [
    ...foundPages.map(({ path }) => path),
    ...foundRecords.map(({ kind, id }) => `${kind} ${id}`),
  ]
  const failure = error && !isSearching ? failureMessage(error) : null
  const isEmpty = asked !== null && !failure && found.length === 0
  const nothing = isEmpty ? (isSearching ? 'Searching…' : 'Nothing has this in its name.') : null
  // Pages are known at once, and stand first.
  const { wantFirst, onKeyDown } = usePaletteChoice(
    found,
    !isAnswered || (isSearching && foundPages.length === 0),
  )
  return (
    <Spotlight.Root
      store={paletteStore}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={() => void afterPaintOrKey(onClose)}
      keepMounted
      transitionProps={{ duration: 0 }}
      overlayProps={{ blur: 0 }}
      removeScrollProps={pageBehindDialog}
      attributes={{ content: { 'aria-label': say('Find a page or a record') } }}
      classNames={{ search: styles.search ?? '' }}
      scrollable
      maxHeight="min(60vh, 30rem)"
    >
      <Spotlight.Search
        placeholder={say('{what}…', { what: toldOf(finds) })}
        leftSection={<IconSearch size={20} stroke={1.6} />}
        maxLength={searchLengthMax}
        onKeyDown={onKeyDown}
        onFocus={() => {
          const { letters, entered } = takeEarlyKeys()
          setTyped((before) => before + letters)
          if (entered) wantFirst()
        }}
      />
      <Spotlight.ActionsList>
        <PaletteEntries
          pages={foundPages}
          found={foundRecords}
          records={records}
          failure={failure}
          nothing={nothing}
        />
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** The words as they stand on the screen; null until the field does. */
function useAsked(words: string): string | null {
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => afterPaint(() => setAsked(words)), [words])
  return asked
}

/** Many know a page by its English name as well. */
function pagesCalled(words: string, pages: readonly NavigationItem[]): readonly NavigationItem[] {
  const lowered = words.toLowerCase()
  const says = [sayNow(), english]
  return pages.filter(({ label }) => says.some((say) => say(label).toLowerCase().includes(lowered)))
}
