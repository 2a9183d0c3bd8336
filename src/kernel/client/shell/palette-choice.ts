import { createSpotlight } from '@mantine/spotlight'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const [store, { open, close }] = createSpotlight()

export { store as paletteStore, open as openPalette, close as closePalette }

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Finding {
  /** The words that stand in the field. */
  words: string
  /** The words that the entries are found for; null before there are any. */
  asked: string | null
  /** What tells the entries apart, in their order. */
  found: readonly string[]
  /** Whether an answer may still change them. */
  isWaiting: boolean
}

/**
 * The entry that Enter opens: the first one listed, or the one to which the arrows led. The field keeps the focus and
 * tells those who do not see it which entry that is. An Enter that comes before its answer waits for it; any other key
 * takes it back. The library's own field would draw the whole palette with each letter.
 */
export function usePaletteChoice(
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { words, asked, found, isWaiting }: Finding,
) {
  /** The words whose best entry an Enter wants that came before the answer: what is drawn may be of others yet. */
  const wanted = useRef<string | null>(null)
  const finding = found.join('\n')
  const askedBefore = useRef(asked)
  // Before it is seen, so that an Enter that follows at once opens it.
  useLayoutEffect(() => {
    const entries = entriesIn(list.current)
    const isMore = askedBefore.current === asked && entries.some(isChosen)
    askedBefore.current = asked
    // Records that come after the pages do not move what the arrows have chosen meanwhile.
    if (!isMore) choose(field.current, entries, finding === '' ? null : 0)
  }, [field, list, asked, finding])
  useEffect(() => {
    if (isWaiting || wanted.current === null || wanted.current !== asked) return
    wanted.current = null
    entriesIn(list.current)[0]?.click()
  })

  return {
    /** Opens the best entry for some words when it is found. */
    wantFirst(of: string) {
      wanted.current = of
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, nativeEvent } = event
      if (nativeEvent.isComposing) return
      wanted.current = null
      const entries = entriesIn(list.current)
      const chosen = entries.findIndex(isChosen)
      const step = steps[key]
      if (step === undefined && key !== 'Enter') return
      event.preventDefault()
      if (step !== undefined) {
        const from = chosen === -1 && step < 0 ? 0 : chosen
        choose(field.current, entries, (from + step + entries.length) % entries.length)
      } else if (isWaiting && chosen <= 0) {
        wanted.current = words
        // What is still listed for fewer letters is not what was asked for.
        choose(field.current, entries, null)
      } else entries[chosen]?.click()
    },
  }
}

const mark = 'data-selected'
const isChosen = (entry: HTMLElement) => entry.hasAttribute(mark)

function entriesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-action]') ?? [])]
}

/** Marks the entry at a place as the chosen one; for null there is none. */
function choose(field: HTMLElement | null, entries: readonly HTMLElement[], place: number | null): void {
  const before = entries.find(isChosen)
  before?.removeAttribute(mark)
  before?.setAttribute('aria-selected', 'false')
  const chosen = place === null ? undefined : entries[place]
  if (!chosen) return field?.removeAttribute('aria-activedescendant')
  chosen.setAttribute(mark, 'true')
  chosen.setAttribute('aria-selected', 'true')
  field?.setAttribute('aria-activedescendant', chosen.id)
  chosen.scrollIntoView({ block: 'nearest' })
}
