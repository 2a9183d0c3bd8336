import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

interface RowKeys {
  body: RefObject<HTMLTableSectionElement | null>
  /** The row that the Tab key reaches. */
  active: number
  setActive(index: number): void
  onKeyDown(event: KeyboardEvent): void
}

/** Moves the focus between the rows of a table with the arrow keys, Home and End. */
export function useRowKeys(): RowKeys {
  const body = useRef<HTMLTableSectionElement>(null)
  const [active, setActive] = useState(0)
  return {
    body,
    active,
    setActive,
    onKeyDown: (event) => {
      // The headings of groups take no focus.
      const rows = [...(body.current?.rows ?? [])].filter((row) => row.hasAttribute('tabindex'))
      const here = rows.findIndex((row) => row.contains(event.target as Node))
      const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key]
      const row = target === undefined ? undefined : rows[target]
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      row.focus()
    },
  }
}
