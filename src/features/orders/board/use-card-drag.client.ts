import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Order, Status } from './use-moves.client.ts'

/** The distance after which a mouse starts a drag, and within which a finger counts as resting. */
const slackPx = 6
/** The rest before a finger drags; a finger that moves earlier scrolls. */
const restMs = 280
/** The distance from the edge of the board at which it starts to scroll. */
const edgePx = 56
const edgeSpeedPx = 14

interface Drag {
  order: Order
  card: HTMLElement
  pointerId: number
  start: { x: number; y: number }
  at: { x: number; y: number }
  /** The element that follows the pointer; null until the drag starts. */
  ghost: HTMLElement | null
  resting: ReturnType<typeof setTimeout> | undefined
}

interface CardDrag {
  onPointerDown(event: ReactPointerEvent<HTMLElement>, order: Order): void
}

/**
 * Drags cards between the columns of a board, which have `data-status`: by mouse at once, by finger after a rest. Near
 * its edges the board scrolls; Escape cancels. The state of a drag is set on the elements directly, so that a board of
 * thousands of cards does not render while the pointer moves.
 */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (order: Order, to: Status) => void,
): CardDrag {
  const drag = useRef<Drag | null>(null)
  const rested = useRef(() => {})

  useEffect(() => {
    const element = board.current
    if (!element) return
    let frame = 0

    const begin = (now: Drag) => {
      const place = now.card.getBoundingClientRect()
      const ghost = now.card.cloneNode(true) as HTMLElement
      ghost.ariaHidden = 'true'
      ghost.inert = true
      ghost.dataset['ghost'] = ''
      ghost.style.width = `${place.width}px`
      ghost.style.left = `${place.left}px`
      ghost.style.top = `${place.top}px`
      element.append(ghost)
      now.ghost = ghost
      now.card.dataset['dragged'] = ''
      element.dataset['dragging'] = ''
      follow(now)
      frame = requestAnimationFrame(scrollAtEdges)
    }

    const follow = ({ ghost, start, at }: Drag) => {
      if (!ghost) return
      ghost.style.translate = `${at.x - start.x}px ${at.y - start.y}px`
      mark(element, columnAt(element, at))
    }

    const scrollAtEdges = () => {
      const now = drag.current
      if (!now?.ghost) return
      const { left, right } = element.getBoundingClientRect()
      const nearLeft = now.at.x < Math.max(left, 0) + edgePx
      const nearRight = now.at.x > Math.min(right, innerWidth) - edgePx
      if (nearLeft !== nearRight) {
        element.scrollLeft += nearLeft ? -edgeSpeedPx : edgeSpeedPx
        follow(now)
      }
      frame = requestAnimationFrame(scrollAtEdges)
    }

    const end = (drop: boolean) => {
      const now = drag.current
      drag.current = null
      if (!now) return
      clearTimeout(now.resting)
      cancelAnimationFrame(frame)
      if (!now.ghost) return
      // Read before the changes below, which would force a layout.
      const to = drop ? columnAt(element, now.at)?.dataset['status'] : undefined
      now.ghost.remove()
      delete now.card.dataset['dragged']
      delete element.dataset['dragging']
      mark(element, null)
      swallowClick()
      // Columns have only statuses in `data-status`.
      if (to !== undefined) onDrop(now.order, to as Status)
    }

    const onMove = (event: PointerEvent) => {
      const now = drag.current
      if (!now || event.pointerId !== now.pointerId) return
      now.at = { x: event.clientX, y: event.clientY }
      const isFar = Math.hypot(now.at.x - now.start.x, now.at.y - now.start.y) > slackPx
      if (now.ghost) follow(now)
      else if (isFar && event.pointerType === 'mouse') begin(now)
      else if (isFar) end(false)
    }
    const onUp = (event: PointerEvent) => {
      if (event.pointerId === drag.current?.pointerId) end(true)
    }
    const onCancel = () => end(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(false)
    }
    rested.current = () => {
      if (drag.current) begin(drag.current)
    }
    // A finger that drags must neither scroll nor open the menu of a long press. If the board is still scrolling when
    // touched, it continues, and the browser cancels the drag.
    const hold = (event: Event) => {
      if (drag.current?.ghost && event.cancelable) event.preventDefault()
    }

    // A style would have to be set on every card. A selection starts before the drag does.
    const selectNothing = (event: Event) => {
      if (drag.current) event.preventDefault()
    }

    element.addEventListener('touchmove', hold, { passive: false })
    element.addEventListener('contextmenu', hold)
    addEventListener('selectstart', selectNothing)
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    addEventListener('blur', onCancel)
    addEventListener('keydown', onKey)
    return () => {
      end(false)
      element.removeEventListener('touchmove', hold)
      element.removeEventListener('contextmenu', hold)
      removeEventListener('selectstart', selectNothing)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('blur', onCancel)
      removeEventListener('keydown', onKey)
    }
  }, [board, onDrop])

  const onPointerDown = useCallback((event: ReactPointerEvent<HTMLElement>, order: Order) => {
    const isOwnControl = event.target instanceof Element && event.target.closest('button') !== null
    if (event.button !== 0 || isOwnControl || drag.current) return
    const at = { x: event.clientX, y: event.clientY }
    drag.current = {
      order,
      card: event.currentTarget,
      pointerId: event.pointerId,
      start: at,
      at,
      ghost: null,
      resting: event.pointerType === 'mouse' ? undefined : setTimeout(() => rested.current(), restMs),
    }
  }, [])
  return { onPointerDown }
}

/** The column below the pointer; beside the board, the column at that edge. */
function columnAt(board: HTMLElement, { x, y }: Drag['at']): HTMLElement | null {
  const { left, right } = board.getBoundingClientRect()
  const inside = Math.min(Math.max(x, left + 1), right - 2)
  const near = Math.abs(inside - x) < edgePx ? inside : x
  return document.elementFromPoint(near, y)?.closest<HTMLElement>('[data-status]') ?? null
}

function mark(board: HTMLElement, column: HTMLElement | null): void {
  for (const each of board.querySelectorAll<HTMLElement>('[data-over]')) {
    if (each !== column) delete each.dataset['over']
  }
  if (column) column.dataset['over'] = ''
}

/** The end of a drag by mouse is a click too, which must not open the card. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
