import { type KeyboardEvent, useMemo, useRef } from 'react'
import { ListTotals } from '../../../kernel/client/entity-table/list-totals.tsx'
import { ListToolbar } from '../../../kernel/client/entity-table/toolbar/list-toolbar.tsx'
import { tableLayout } from '../../../kernel/client/entity-table/table/table-layout.ts'
import { useWidth } from '../../../kernel/client/entity-table/table/use-width.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useListState } from '../../../kernel/client/entity-table/list-state.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { useKeyOfEveryKeyboard } from '../../../kernel/client/shell/keyboard/on-every-keyboard.ts'
import { order, orderEndpoints } from '../orders.contract.ts'
import type { CardVerbs } from './board-card.client.tsx'
import { BoardColumn } from './board-column.client.tsx'
import styles from './board.module.css'
import { statusesInOrder } from './statuses.ts'
import { useCardDrag } from './use-card-drag.client.ts'
import { type Order, useMoves } from './use-moves.client.ts'

// The columns replace the filter by status.
const { status: _, ...filters } = order.filters
const entity = { ...order, filters }
const filterNames = Object.keys(filters)

/** The orders in columns by status; moving a card changes the status of its order. */
export function Board() {
  const t = useTranslate()
  const state = useListState(filterNames)
  const movable = useMay(order.resource, 'update')
  const [page, width] = useWidth<HTMLDivElement>()
  const board = useRef<HTMLDivElement>(null)
  const { moving, move, undo } = useMoves()
  const { onPointerDown } = useCardDrag(board, move)
  const following = useRef<number | null>(null)
  useKeyOfEveryKeyboard('mod+Z', undo)

  const verbs = useMemo((): CardVerbs => {
    /** A card moved by keyboard keeps the focus in its new column. */
    const moveWithFocus: CardVerbs['onMove'] = (order, to) => {
      following.current = order.id
      move(order, to)
    }
    return {
      onPointerDown,
      onMove: moveWithFocus,
      onKeyDown: (event, order) => {
        if (event.altKey || event.ctrlKey || event.metaKey || !isOnLink(event)) return
        const target = event.shiftKey ? null : neighbourOf(event)
        const to = event.shiftKey && movable ? besideStatus(event, order) : undefined
        if (target) target.focus()
        else if (to) moveWithFocus(order, to)
        else return
        event.preventDefault()
      },
      takesFocus: (id) => {
        const takes = following.current === id
        if (takes) following.current = null
        return takes
      },
    }
  }, [movable, move, onPointerDown])

  const query = { ...state.filters, search: state.search }
  const sums = useRead(orderEndpoints.statusTotals, { query }).data?.results
  return (
    <div ref={page} className={styles.page}>
      <ListToolbar
        list={{ entity, state }}
        columns={[]}
        width={width}
        narrow={tableLayout(width, 0).cards}
        tools={<ListTotals endpoint={orderEndpoints.totals} state={state} />}
      />
      {movable && (
        <p className={styles.hint}>
          {t(
            'Drag a card to another column or use its menu. Keyboard: arrow keys to choose a card, Shift + ← → to move it, M for the menu, Ctrl+Z to undo.',
          )}
        </p>
      )}
      {/* Without cards the board itself is focusable, so that the keyboard can scroll to the last columns. */}
      <div
        ref={board}
        className={styles.board}
        role="group"
        aria-label={t('Board')}
        tabIndex={sums?.length ? undefined : 0}
      >
        {statusesInOrder.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            query={query}
            sum={sums && (sums.find((sum) => sum.status === status)?.invoice_amount ?? 0)}
            moving={moving}
            movable={movable}
            verbs={verbs}
          />
        ))}
      </div>
    </div>
  )
}

function isOnLink({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLAnchorElement
}

/**
 * The number of columns that an arrow key moves, in reading direction: on right-to-left pages, left is the next column.
 * 0 for other keys.
 */
function columnsOn({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  return getComputedStyle(currentTarget).direction === 'rtl' ? -step : step
}

function besideStatus(event: KeyboardEvent<HTMLElement>, { status }: Order) {
  const step = columnsOn(event)
  return step === 0 ? undefined : statusesInOrder[statusesInOrder.indexOf(status) + step]
}

/** The card that an arrow key moves to: above or below, or at the same height in the next column with cards. */
function neighbourOf(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const { key, currentTarget: card } = event
  const link = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('a') ?? null
  if (key === 'ArrowDown') return link(card.nextElementSibling)
  if (key === 'ArrowUp') return link(card.previousElementSibling)
  const step = columnsOn(event)
  if (step === 0) return null
  const index = [...(card.parentElement?.children ?? [])].indexOf(card)
  const beside = (element: Element | null | undefined) =>
    step < 0 ? element?.previousElementSibling : element?.nextElementSibling
  for (let column = beside(card.closest('section')); column; column = beside(column)) {
    const cards = column.querySelectorAll('li')
    const target = cards[Math.min(index, cards.length - 1)]
    if (target) return link(target)
  }
  return null
}
