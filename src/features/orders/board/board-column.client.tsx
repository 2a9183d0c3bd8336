import { Badge, Button, Skeleton, Text, Title } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useEndlessList } from './endless-list.client.ts'
import { failureMessage } from '../../../kernel/client/messages/notify.ts'
import { formatCount, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { messageOf } from '../../../i18n/messages.ts'
import { orderEndpoints, orderStatuses } from '../orders.contract.ts'
import { StatusDot } from '../view/order-status.client.tsx'
import { BoardCard, type CardVerbs } from './board-card.client.tsx'
import styles from './board.module.css'
import type { Moving, Order, Status } from './use-moves.client.ts'

interface BoardColumnProps {
  status: Status
  /** The search and the filters of the board. */
  query: Readonly<Record<string, string>>
  /** The total of its orders; undefined until loaded. */
  sum: number | undefined
  moving: Moving
  movable: boolean
  verbs: CardVerbs
}

/** The orders of a status, last changed first; more are loaded while scrolling. */
export function BoardColumn({ status, query, sum, moving, movable, verbs }: BoardColumnProps) {
  const t = useTranslate()
  const titleId = useId()
  const list = useEndlessList(orderEndpoints.list, { ...query, status, ordering: '-updated_at' })
  const orders = withMoving(list.rows ?? [], moving, status)
  const [focused, setFocused] = useState<number | null>(null)
  const tabbable = orders.some(({ id }) => id === focused) ? focused : (orders[0]?.id ?? null)
  const count = list.count + orders.length - (list.rows?.length ?? 0)
  return (
    <section className={styles.column} data-status={status} aria-labelledby={titleId}>
      <div className={styles.head}>
        <StatusDot status={status} />
        <Title order={2} size="h6" id={titleId} flex={1}>
          {t(orderStatuses[status])}
        </Title>
        {list.rows && (
          <Badge variant="light" color="gray" size="sm">
            {formatCount(count)}
          </Badge>
        )}
        <p className={styles.sum}>{sum === undefined ? '…' : formatMoney(sum, 'USD')}</p>
      </div>
      <div className={styles.scroll}>
        {list.error && !list.rows ? (
          <div className={styles.empty}>
            <Text size="sm">{t('Error: {reason}', { reason: messageOf(failureMessage(list.error)) })}</Text>
            <Button size="xs" variant="default" mt="xs" onClick={list.retry}>
              {t('Try again')}
            </Button>
          </div>
        ) : (
          <ul className={styles.cards} aria-labelledby={titleId}>
            {orders.map((order) => (
              <BoardCard
                key={order.id}
                order={order}
                movable={movable}
                tabbable={order.id === tabbable}
                verbs={verbs}
                onFocus={setFocused}
              />
            ))}
          </ul>
        )}
        {!list.rows && !list.error && <Waiting />}
        {list.rows && orders.length === 0 && (
          <Text size="sm" c="dimmed" className={styles.empty}>
            {t('No orders in this status.')}
          </Text>
        )}
        {list.hasMore && <More key={orders.length} ready={!list.reading} onSeen={list.loadMore} />}
      </div>
    </section>
  )
}

/** The cards of a column, plus cards being moved to it, minus cards being moved away. */
function withMoving(rows: readonly Order[], moving: Moving, status: Status): readonly Order[] {
  if (moving.size === 0) return rows
  const arriving = [...moving.values()].filter((order) => order.status === status)
  return [...arriving.toReversed(), ...rows.filter(({ id }) => !moving.has(id))]
}

/** The end of the loaded cards: scrolling near it loads more, once the list is ready. */
function More({ ready, onSeen }: { ready: boolean; onSeen(): void }) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!end.current || !ready) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current(), {
      root: end.current.parentElement,
      rootMargin: '600px 0px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [ready])
  return (
    <div ref={end}>
      <Skeleton height={96} radius="md" />
    </div>
  )
}

function Waiting() {
  return (
    <div data-waiting className={styles.waiting} aria-hidden>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={96} radius="md" />
      ))}
    </div>
  )
}
