import '@mantine/spotlight/styles.layer.css'
import { Text } from '@mantine/core'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { NavigationItem } from '../../shell/frame/sidebar/navigation.ts'
import styles from './finder.module.css'

const [store, { open, close }] = createSpotlight()

/** An entry of the search palette. */
export interface Findable {
  key: string
  label: string
  detail: string | null
  icon: NavigationItem['icon']
  /** Whether the palette stays open, for the entry's next part. */
  stays?: boolean
  follow(): void
}

interface FinderProps {
  label: string
  /** The search text. */
  words: string
  onType(words: string): void
  placeholder: string
  lengthMax: number
  /** The entries by heading. */
  groups: readonly { label: string; entries: readonly Findable[] }[]
  /** Whether the best entry is still loading: Enter waits for it. */
  isWaiting: boolean
  /** Whether Enter was pressed before this component was loaded. */
  entered: boolean
  onClose(): void
  /** The error of the search. */
  failure: string | null
  /** The text if there are no entries. */
  nothing: string | null
}

/** The search palette's dialog: typing finds pages and records, arrow keys move, Enter opens. */
export default function Finder(props: FinderProps) {
  // A layout effect, so that it opens before the replaced field disappears.
  useLayoutEffect(open, [])
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={props.words}
      onQueryChange={props.onType}
      returnFocus={false}
      lockScroll={false}
      onSpotlightClose={props.onClose}
      transitionProps={{ duration: 0 }}
      overlayProps={{ blur: 0 }}
      attributes={{ content: { 'aria-label': props.label } }}
      // Mantine highlights the entry when an arrow key is pressed, but does not notify its store's subscribers.
      onKeyDown={() => store.setState(store.getState())}
      scrollable
      maxHeight="min(60vh, 30rem)"
    >
      <OpenFinder {...props} />
    </Spotlight.Root>
  )
}

function OpenFinder(props: FinderProps) {
  const { label, placeholder, lengthMax, groups, isWaiting, failure, nothing } = props
  const id = useId()
  const { selected } = useSpotlight(store)
  const shown = groups.filter(({ entries }) => entries.length > 0)
  const entries = shown.flatMap((group) => group.entries)
  /** Whether Enter was pressed before there was an entry to open. */
  const wanted = useRef(props.entered)
  const best = entries[0]?.key
  // Entries added below the highlighted one do not move it. A layout effect, so that an arrow key pressed right after
  // rendering moves on from the first entry.
  useLayoutEffect(() => {
    store.setState({ ...store.getState(), selected: best === undefined ? -1 : 0 })
  }, [best])
  useEffect(() => {
    if (!wanted.current || isWaiting) return
    wanted.current = false
    entries[0]?.follow()
    if (entries[0] && !entries[0].stays) close()
  })
  return (
    <>
      <Spotlight.Search
        autoFocus
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={entries.length > 0 ? id : undefined}
        aria-activedescendant={entries[selected] && `${id}${selected}`}
        classNames={{ input: styles.search ?? '' }}
        placeholder={placeholder}
        leftSection={<IconSearch size={20} stroke={1.6} />}
        maxLength={lengthMax}
        onKeyDownCapture={(event) => {
          if (event.nativeEvent.isComposing) return
          wanted.current = event.key === 'Enter' && isWaiting && selected <= 0
          // Mantine would open an entry of the previous, shorter search text.
          if (wanted.current) event.stopPropagation()
        }}
      />
      <Spotlight.ActionsList>
        {entries.length > 0 && (
          <div role="listbox" id={id} aria-label={label}>
            {shown.map((group) => (
              <Spotlight.ActionsGroup
                key={group.label}
                role="group"
                aria-label={group.label}
                label={group.label}
              >
                {group.entries.map((entry) => {
                  const { key, detail, icon: Icon, stays = false, follow } = entry
                  const place = entries.indexOf(entry)
                  return (
                    <Spotlight.Action
                      key={key}
                      // Mantine overwrites an `id` property.
                      ref={(button) => button?.setAttribute('id', `${id}${place}`)}
                      role="option"
                      aria-selected={place === selected}
                      data-selected={place === selected || undefined}
                      label={entry.label}
                      description={detail ?? ''}
                      leftSection={<Icon size={20} stroke={1.6} />}
                      classNames={{ actionDescription: styles.description ?? '' }}
                      closeSpotlightOnTrigger={!stays}
                      onClick={follow}
                    />
                  )
                })}
              </Spotlight.ActionsGroup>
            ))}
          </div>
        )}
        {failure && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)" p="sm">
            {failure}
          </Text>
        )}
        {nothing && <Spotlight.Empty role="status">{nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </>
  )
}
