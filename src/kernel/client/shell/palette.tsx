import { Text } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { english } from '../../../words/english.ts'
import type { Said } from '../../../words/sentences.ts'
import { searchLengthMax } from '../../contract/endpoint.ts'
import { recordSearch } from '../../contract/record-search.ts'
import { toldOf } from '../../../words/sentences.ts'
import { sayNow, useSay } from '../language.ts'
import { failureMessage } from '../notify.ts'
import { useRead } from '../query.ts'
import { pageBehindDialog } from '../page-behind-dialog.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import type { EarlyKeys } from './early-keys.ts'
import type { NavigationItem, RecordLink } from './navigation.ts'
import { openPalette, paletteStore, usePaletteChoice } from './palette-choice.ts'
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
  const navigate = useNavigate()
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

  const isPainted = useIsPainted()
  const lowered = words.toLowerCase()
  const foundPages = isPainted ? pages.filter(({ label }) => isCalled(label, lowered)) : []
  const foundRecords = words === '' ? [] : (data?.results ?? []).filter(({ kind }) => records[kind])
  const isSearching = words !== searched || (isFetching && searched !== '')
  const found = [
    ...foundPages.map(({ path }) => path),
    ...foundRecords.map(({ kind, id }) => `${kind} ${id}`),
  ]
  const failure = error && !isSearching ? failureMessage(error) : null
  // Pages are known at once, and stand first.
  const { wantFirst, onKeyDown } = usePaletteChoice(
    found,
    !isPainted || (isSearching && foundPages.length === 0),
  )
  return (
    <Spotlight.Root
      store={paletteStore}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      overlayProps={{ blur: 0 }}
      removeScrollProps={pageBehindDialog}
      attributes={{ content: { 'aria-label': say('Find a page or a record') } }}
      classNames={{ search: styles.search ?? '', actionDescription: styles.description ?? '' }}
      scrollable
      maxHeight="min(60vh, 30rem)"
    >
      <Spotlight.Search
        placeholder={`${say(finds)}…`}
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
        {foundPages.length > 0 && (
          <Spotlight.ActionsGroup label={say('Pages')}>
            {foundPages.map(({ label, path, icon: Icon }) => (
              <Spotlight.Action
                key={path}
                label={say(label)}
                leftSection={<Icon size={20} stroke={1.6} />}
                onClick={() => void navigate(path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {foundRecords.length > 0 && (
          <Spotlight.ActionsGroup label={say('Records')}>
            {foundRecords.map(({ kind, id, title, detail }) => (
              <RecordAction
                key={`${kind} ${id}`}
                link={records[kind]}
                id={id}
                title={title}
                detail={detail}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {failure && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)" p="sm">
            {say('Records could not be searched: {reason}', { reason: toldOf(failure) })}
          </Text>
        )}
        {isPainted && !failure && foundPages.length + foundRecords.length === 0 && (
          <Spotlight.Empty>
            {isSearching ? say('Searching…') : say('Nothing has this in its name.')}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Whether the field stands on the screen: the many entries below it wait for the frame after. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}

interface RecordActionProps {
  link: RecordLink | undefined
  id: number
  title: string
  detail: string | null
}

/** Many know a page by its English name as well. */
function isCalled(label: Said, lowered: string): boolean {
  return [sayNow(), english].some((say) => say(label).toLowerCase().includes(lowered))
}

function RecordAction({ link, id, title, detail }: RecordActionProps) {
  const say = useSay()
  const navigate = useNavigate()
  if (!link) return null
  const { icon: Icon, path } = link
  const label = say(link.label)
  return (
    <Spotlight.Action
      label={title}
      description={detail ? `${label} · ${detail}` : label}
      leftSection={<Icon size={20} stroke={1.6} />}
      onClick={() => void navigate(path(id))}
    />
  )
}
