import { ActionIcon } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { isNonLatinKey } from '../../../kernel/client/shell/keyboard/on-every-keyboard.ts'
import { MenuItem, MenuLabel } from '../../../kernel/client/ui/menu.tsx'
import { OpenedMenu } from '../../../kernel/client/ui/opened-menu.tsx'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { Label } from '../../../i18n/messages.ts'
import { paths } from '../../paths.ts'
import { orderStatuses } from '../orders.contract.ts'
import { PastDueMark } from '../view/past-due-mark.client.tsx'
import styles from './board.module.css'
import { statusesInOrder } from './statuses.ts'
import type { Order, Status } from './use-moves.client.ts'

export interface CardVerbs {
  onPointerDown(event: PointerEvent<HTMLElement>, order: Order): void
  onKeyDown(event: KeyboardEvent<HTMLElement>, order: Order): void
  onMove(order: Order, to: Status): void
  /** Whether a card takes the focus when it is rendered. */
  takesFocus(id: number): boolean
}

interface BoardCardProps {
  order: Order
  /** Whether the user may move it. */
  movable: boolean
  /** Whether the Tab key reaches the card; the arrow keys reach all cards. */
  tabbable: boolean
  verbs: CardVerbs
  onFocus(id: number): void
}

function stateOf({ cancelled, outstanding }: Order): Label {
  if (cancelled) return 'cancelled|an order'
  return outstanding > 0 ? 'outstanding|an amount' : 'paid|an amount'
}

/** One order on the board; the whole card is a link. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const t = useTranslate()
  const { order, tabbable, verbs, onFocus } = props
  // The order of a cancelled invoice stays closed.
  const movable = props.movable && !order.cancelled
  const link = useRef<HTMLAnchorElement>(null)
  const tabIndex = tabbable ? 0 : -1
  const [menuOpen, openMenu] = useState(false)
  useLayoutEffect(() => {
    if (verbs.takesFocus(order.id)) link.current?.focus()
  }, [verbs, order.id])
  const menuButton = movable && (
    <ActionIcon
      className={styles.menu}
      variant="subtle"
      color="gray"
      size="sm"
      tabIndex={tabIndex}
      aria-label={t('Move {invoice_number} to…', { invoice_number: order.invoice_number })}
      onClick={() => openMenu(!menuOpen)}
    >
      <IconArrowsExchange size={16} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
  return (
    <li
      className={styles.card}
      data-movable={movable || undefined}
      onPointerDown={movable ? (event) => verbs.onPointerDown(event, order) : undefined}
      onKeyDown={(event) => {
        if (movable && isForMenu(event)) {
          event.preventDefault()
          openMenu(true)
        } else verbs.onKeyDown(event, order)
      }}
      onFocus={() => onFocus(order.id)}
    >
      <Link
        ref={link}
        to={paths.order.view(order.id)}
        className={styles.link}
        tabIndex={tabIndex}
        draggable={false}
      >
        {order.invoice_number}
      </Link>
      <span className={styles.customer} dir="auto">
        {order.customer_name}
      </span>
      <span className={styles.facts}>
        <span>{formatMoney(order.outstanding > 0 ? order.outstanding : order.invoice_amount, 'USD')}</span>
        <span className={styles.quiet}>{t(stateOf(order))}</span>
      </span>
      <span className={styles.facts}>
        <span className={styles.due} data-overdue={order.is_overdue || undefined}>
          {t('Due {date}', { date: formatDay(order.due_date) })}
        </span>
        {order.is_overdue && <PastDueMark />}
      </span>
      {menuOpen && menuButton ? (
        <OpenedMenu
          opened
          onChange={openMenu}
          target={menuButton}
          backTo={link}
          // Pointer events only: the key that opens the menu would count as a key outside and close it.
          clickOutsideEvents={['mousedown', 'touchstart']}
        >
          <MenuLabel>{t('Move to…')}</MenuLabel>
          {statusesInOrder
            .filter((status) => status !== order.status)
            .map((status) => (
              <MenuItem key={status} onClick={() => verbs.onMove(order, status)}>
                {t(orderStatuses[status])}
              </MenuItem>
            ))}
        </OpenedMenu>
      ) : (
        menuButton
      )}
    </li>
  )
})

/** The M key on the card itself opens its menu. */
function isForMenu(event: KeyboardEvent): boolean {
  const isM = event.key === 'm' || (event.code === 'KeyM' && isNonLatinKey(event))
  return isM && !event.altKey && !event.ctrlKey && !event.metaKey && event.target instanceof HTMLAnchorElement
}
