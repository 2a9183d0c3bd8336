import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { endlessQueryIn } from './endless-list.client.ts'
import { notifyError, notifyFailure, notifyUndoable } from '../../../kernel/client/messages/notify.ts'
import { invalidateTopic, useWrite } from '../../../kernel/client/cache/query.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import { message } from '../../../i18n/messages.ts'
import { order, orderEndpoints, orderStatuses } from '../orders.contract.ts'

export type Order = Row<typeof order>
export type Status = Order['status']

/** Orders being moved to another column, by key, until the server's response shows them there. */
export type Moving = ReadonlyMap<number, Order>

interface Moves {
  moving: Moving
  move(order: Order, to: Status): void
  /** Undoes the last successful move. */
  undo(): void
}

/** Moves cards: on the screen at once, then on the server, which refuses if somebody else was faster. */
export function useMoves(): Moves {
  const client = useQueryClient()
  const { mutateAsync } = useWrite(orderEndpoints.move, { touches: [] })
  const [moving, setMoving] = useState<Moving>(new Map())
  // One request at a time, so that two moves of one card arrive in their order.
  const queue = useRef(Promise.resolve())
  const last = useRef<(() => void) | null>(null)
  const again = useRef<Moves['move']>(() => {})

  const send = useCallback(
    async (card: Order, to: Status) => {
      // A move changes two columns and their totals; after a refusal any column may have changed.
      let isOther: ((key: QueryKey) => boolean) | undefined
      try {
        const { data } = await mutateAsync({ params: { id: card.id }, body: { from: card.status, to } })
        isOther = (key) =>
          key.includes(orderEndpoints.statusTotals.path) ||
          [card.status, to].some((status) => endlessQueryIn(key)?.['status'] === status)
        const undo = () => again.current(data, card.status)
        last.current = undo
        notifyUndoable(
          message('{invoice_number} moved from {from} to {to}.', {
            invoice_number: card.invoice_number,
            from: message(orderStatuses[card.status]),
            to: message(orderStatuses[to]),
          }),
          undo,
        )
      } catch (error) {
        last.current = null
        explain(error, card)
      }
      await invalidateTopic(client, order.name, isOther)
      setMoving((now) => without(now, card.id, to))
    },
    [client, mutateAsync],
  )

  const move = useCallback(
    (card: Order, to: Status) => {
      if (card.status === to) return
      setMoving((now) => new Map(now).set(card.id, { ...card, status: to }))
      queue.current = queue.current.then(() => send(card, to))
    },
    [send],
  )
  useEffect(() => {
    again.current = move
  }, [move])

  const undo = useCallback(() => {
    last.current?.()
    last.current = null
  }, [])
  return { moving, move, undo }
}

/** A card that was moved again meanwhile is still moving. */
function without(moving: Moving, id: number, arrivedAt: Status): Moving {
  if (moving.get(id)?.status !== arrivedAt) return moving
  const rest = new Map(moving)
  rest.delete(id)
  return rest
}

function explain(error: unknown, { invoice_number }: Order): void {
  const conflict = error instanceof Problem ? error.details.conflict : undefined
  const status = Object.entries(orderStatuses).find(([name]) => name === conflict?.current['status'])?.[1]
  if (!conflict || status === undefined) return notifyFailure(error)
  notifyError(
    message('{who} has already moved {invoice_number} to {status}.', {
      who: conflict.changed_by ?? message('Someone'),
      invoice_number,
      status: message(status),
    }),
    'Order not moved',
  )
}
