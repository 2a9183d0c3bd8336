import { createSpotlight } from '@mantine/spotlight'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const [store, { open, close }] = createSpotlight()

export { store as paletteStore, open as openPalette, close as closePalette }

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The entry that Enter opens: the first one listed, or the one to which the arrows led. An Enter that comes before its
 * answer waits for it; any other key takes it back. The library's own field would draw the whole palette with each letter.
 */
export function usePaletteChoice(
  list: RefObject<HTMLElement | null>,
  found: readonly string[],
  isWaiting: boolean,
) {
  const wantsFirst = useRef(false)
  const finding = found.join('\n')
  // Before it is seen, so that an Enter that follows at once opens it.
  useLayoutEffect(() => {
    if (finding !== '') choose(list.current, 0)
  }, [list, finding])
  useEffect(() => {
    if (isWaiting || !wantsFirst.current) return
    wantsFirst.current = false
    entriesIn(list.current)[0]?.click()
  })

  return {
    /** Opens the best entry of what is rendered next, or of the answer that it waits for. */
    wantFirst() {
      wantsFirst.current = true
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, nativeEvent } = event
      if (nativeEvent.isComposing) return
      wantsFirst.current = false
      const entries = entriesIn(list.current)
      const chosen = entries.findIndex(isChosen)
      const step = steps[key]
      if (step === undefined && key !== 'Enter') return
      event.preventDefault()
      if (step !== undefined) {
        const from = chosen === -1 && step < 0 ? 0 : chosen
        choose(list.current, (from + step + entries.length) % entries.length)
      } else if (isWaiting && chosen <= 0) {
        wantsFirst.current = true
        // What is still listed for fewer letters is not what was asked for.
        entries[chosen]?.removeAttribute(mark)
      } else entries[chosen]?.click()
    },
  }
}

const mark = 'data-selected'
const isChosen = (entry: HTMLElement) => entry.hasAttribute(mark)

function entriesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-action]') ?? [])]
}

function choose(list: HTMLElement | null, place: number): void {
  const entries = entriesIn(list)
  entries.find(isChosen)?.removeAttribute(mark)
  entries[place]?.setAttribute(mark, 'true')
  entries[place]?.scrollIntoView({ block: 'nearest' })
}
