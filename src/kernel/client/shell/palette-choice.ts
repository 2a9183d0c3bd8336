import { createSpotlight } from '@mantine/spotlight'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'

const [store, { open, close }] = createSpotlight()

export { store as paletteStore, open as openPalette, close as closePalette }

/**
 * The entry that Enter opens: the first one listed, or the one to which the arrows led. An Enter that comes before its
 * answer waits for it; any other key takes it back.
 */
export function usePaletteChoice(found: readonly string[], isWaiting: boolean) {
  const wantsFirst = useRef(false)
  const finding = found.join('\n')
  // Before it is seen, so that an Enter that follows at once opens it.
  useLayoutEffect(() => {
    if (finding !== '') chooseFirst()
  }, [finding])
  useEffect(() => {
    if (isWaiting || !wantsFirst.current) return
    wantsFirst.current = false
    listed('[data-action]')?.click()
  })

  return {
    /** Opens the best entry of what is rendered next, or of the answer that it waits for. */
    wantFirst() {
      wantsFirst.current = true
    },
    onKeyDown({ key, nativeEvent }: KeyboardEvent) {
      const hasMoved = store.getState().selected > 0
      wantsFirst.current = key === 'Enter' && !nativeEvent.isComposing && isWaiting && !hasMoved
      // What is still listed for fewer letters is not what was asked for.
      if (wantsFirst.current) listed('[data-selected]')?.removeAttribute('data-selected')
    },
  }
}

/** The library chooses the first as one types; what the server finds comes later, and Enter must open it too. */
function chooseFirst(): void {
  listed('[data-selected]')?.removeAttribute('data-selected')
  listed('[data-action]')?.setAttribute('data-selected', 'true')
  store.updateState((state) => ({ ...state, selected: 0 }))
}

function listed(selector: string): HTMLElement | null {
  return document.getElementById(store.getState().listId)?.querySelector<HTMLElement>(selector) ?? null
}
