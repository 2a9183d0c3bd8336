import { Input } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { english } from '../../../words/english.ts'
import { type Said, toldOf } from '../../../words/sentences.ts'
import { searchLengthMax } from '../../contract/endpoint.ts'
import { recordSearch } from '../../contract/record-search.ts'
import { sayNow, useSay } from '../language.ts'
import { failureMessage } from '../notify.ts'
import { useRead } from '../query.ts'
import { pageBehindDialog } from '../page-behind-dialog.ts'
import { afterPaint, afterPaintOrInput } from '../after-paint.ts'
import { hideAtOnce } from '../hide-at-once.ts'
import type { EarlyKeys } from './early-keys.ts'
import type { NavigationItem, RecordLink } from './navigation.ts'
import { closePalette, openPalette, paletteStore, usePaletteChoice } from './palette-choice.ts'
import { PaletteEntries } from './palette-entries.tsx'
import styles from './palette.module.css'

const typingPauseMs = 150

const { search } = Spotlight.Search.classes

interface PaletteProps extends PaletteFieldProps {
  onClose(): void
}

/** Finds a page or a record by a few letters; opens as it is mounted and tells when it is gone. */
export default function Palette({ onClose, ...field }: PaletteProps) {
  const say = useSay()
  const root = useRef<HTMLDivElement>(null)
  const { takeEarlyKeys } = field
  useEffect(() => {
    openPalette()
    // Whoever leaves before the field is there gets the keys back.
    return () => void takeEarlyKeys()
  }, [takeEarlyKeys])
  const leave = () => {
    hideAtOnce(root.current)
    afterPaintOrInput(() => {
      closePalette()
      onClose()
    })
  }
  return (
    <Spotlight.Root
      ref={root}
      store={paletteStore}
      shortcut={null}
      onSpotlightClose={() => void afterPaintOrInput(onClose)}
      // The library would draw it closed first.
      closeOnEscape={false}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) leave()
      }}
      transitionProps={{ duration: 0 }}
      overlayProps={{ blur: 0 }}
      removeScrollProps={pageBehindDialog}
      attributes={{ content: { 'aria-label': say('Find a page or a record') } }}
      scrollable
      maxHeight="min(60vh, 30rem)"
    >
      <PaletteField {...field} />
    </Spotlight.Root>
  )
}

interface PaletteFieldProps {
  pages: readonly NavigationItem[]
  records: Readonly<Record<string, RecordLink>>
  finds: Said
  /** What has been typed since the palette was called for. */
  takeEarlyKeys(): EarlyKeys
}

/** The field of the palette and what is found for its letters. */
function PaletteField({ pages, records, finds, takeEarlyKeys }: PaletteFieldProps) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const [searched] = useDebouncedValue(words, typingPauseMs)
  const { data, isFetching, error } = useRead(
    recordSearch,
    { query: { q: searched } },
    { enabled: searched !== '' },
  )

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
  const { wantFirst, onKeyDown } = usePaletteChoice(input, list, {
    words,
    asked,
    found,
    isWaiting: !isAnswered || (isSearching && foundPages.length === 0),
  })
  return (
    <>
      <Input
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        size="lg"
        classNames={{ input: `${search} ${styles.search}` }}
        placeholder={say('{what}…', { what: toldOf(finds) })}
        leftSection={<IconSearch size={20} stroke={1.6} />}
        maxLength={searchLengthMax}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          const { letters, entered } = takeEarlyKeys()
          setTyped((before) => before + letters)
          if (entered) wantFirst((typed + letters).trim())
        }}
      />
      <PaletteEntries
        list={list}
        id={listId}
        pages={foundPages}
        found={foundRecords}
        records={records}
        failure={failure}
        nothing={nothing}
      />
    </>
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
