import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** The time after which a closed dialog has left the page. */
const dialogFadesMs = 500

interface RowKeys {
  body: RefObject<HTMLTableSectionElement | null>
  /** The row that the Tab key reaches. */
  active: number
  onFocus(event: FocusEvent, index: number): void
  onKeyDown(event: KeyboardEvent): void
}

/**
 * Moves the focus between the rows of a table with the arrow keys, Home and End, and keeps it in the table when the
 * row that has it is deleted.
 */
export function useRowKeys(): RowKeys {
  const body = useRef<HTMLTableSectionElement>(null)
  const [active, setActive] = useState(0)
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    const takeOver = () => {
      if (document.activeElement !== document.body) return
      const rows = rowsIn(body.current)
      rows[Math.min(active, rows.length - 1)]?.focus()
    }
    takeOver()
    // The confirmation dialog may still have the focus, and the row that it would return to no longer exists.
    setTimeout(takeOver, dialogFadesMs)
  })
  const onFocus = useCallback((event: FocusEvent, index: number) => {
    if (!isWithin(event)) return
    focused.current = event.target
    setActive(index)
  }, [])
  return {
    body,
    active,
    onFocus,
    onKeyDown: (event) => {
      if (!isWithin(event)) return
      if (event.key === 'Escape' && event.target instanceof HTMLTableRowElement) event.target.blur()
      const rows = rowsIn(body.current)
      const here = rows.findIndex((row) => row.contains(event.target as Node))
      const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key]
      const row = target === undefined ? undefined : rows[target]
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      row.focus()
    },
  }
}

/** React bubbles events from the dialogs and menus of a row, which are in portals and handle their own keys. */
function isWithin({ currentTarget, target }: FocusEvent | KeyboardEvent): boolean {
  return currentTarget.contains(target as Node)
}

/** The rows that can have the focus; placeholders of rows that are being loaded cannot. */
export function rowsIn(body: HTMLTableSectionElement | null): HTMLTableRowElement[] {
  return [...(body?.rows ?? [])].filter((row) => row.hasAttribute('tabindex'))
}
