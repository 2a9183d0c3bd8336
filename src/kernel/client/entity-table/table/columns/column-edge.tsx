import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { columnWidth } from '../../../../contract/values/column-layout.ts'
import { useTranslate } from '../../../language/language.ts'
import styles from './column-edge.module.css'

const step = 16
const { min, max } = columnWidth

export interface ColumnEdgeProps {
  column: string
  /** The id of the heading's text. */
  heading: string
  /** Undefined for the width of the content. */
  width: number | undefined
  /** Shows a width while it is being changed; null reverts to the saved width. */
  onTry(column: string, width: number | null): void
  /** Saves the width; null for the width of the content. */
  onWidth(column: string, width: number | null): void
}

interface Drag {
  from: number
  width: number
  /** In right-to-left text, a move to the left makes the column wider. */
  sign: 1 | -1
  to: number | null
}

const within = (width: number) => Math.round(Math.min(max, Math.max(min, width)))
const headOf = (edge: Element) => edge.closest('th')

/** The edge of a heading that resizes its column. Loaded when the pointer or focus reaches the table. */
export default function ColumnEdge({ column, heading, width, onTry, onWidth }: ColumnEdgeProps) {
  const t = useTranslate()
  const edge = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const tried = useRef<number | null>(null)

  // The width of the content is known only after rendering.
  useLayoutEffect(() => {
    const shown = width ?? (edge.current && headOf(edge.current)?.offsetWidth)
    edge.current?.setAttribute('aria-valuenow', String(shown ?? min))
  })

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const head = headOf(event.currentTarget)
    if (event.button !== 0 || !head) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const sign = getComputedStyle(head).direction === 'rtl' ? -1 : 1
    drag.current = { from: event.clientX, width: head.offsetWidth, sign, to: null }
  }
  const move = (event: PointerEvent) => {
    const held = drag.current
    if (!held) return
    const by = (event.clientX - held.from) * held.sign
    // Ignores movements of a few pixels.
    if (held.to === null && Math.abs(by) < 3) return
    held.to = within(held.width + by)
    onTry(column, held.to)
  }
  const end = (isKept: boolean) => {
    const to = drag.current?.to ?? null
    drag.current = null
    if (to === null) return
    onTry(column, null)
    if (isKept) onWidth(column, to)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const head = headOf(event.currentTarget)
    if (!head) return
    const ahead = getComputedStyle(head).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (event.key === 'Escape' && drag.current) end(false)
    else if (event.key === 'Enter') onWidth(column, null)
    else if (isArrow) {
      const by = (event.key === ahead ? step : -step) * (event.shiftKey ? 4 : 1)
      tried.current = within((tried.current ?? head.offsetWidth) + by)
      onTry(column, tried.current)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Saved when no key has been pressed for a moment. */
  const keep = () => {
    if (tried.current === null) return
    onTry(column, null)
    onWidth(column, tried.current)
    tried.current = null
  }

  return (
    <div
      ref={edge}
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      // Short, since screen readers read it with each cell; the heading names the column.
      aria-label={t('Width')}
      aria-describedby={heading}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onDoubleClick={() => onWidth(column, null)}
      onKeyDown={onKeyDown}
      onKeyUp={keep}
      onBlur={keep}
    />
  )
}
