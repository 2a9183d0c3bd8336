import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRead } from '../../kernel/client/query.ts'
import { formatInstant } from '../../kernel/contract/format-instant.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatMoney } from '../../kernel/contract/money.ts'
import { type invoiceTracker, invoiceTrackerEndpoints } from './invoice-tracker.contract.ts'

interface MadeOfProps {
  order: Row<typeof invoiceTracker>
  /** What can be done about money that was typed. */
  children?: ReactNode
}

/** What the paid money of an order is made of, where some of it was typed or written off. */
export function MadeOf({ order, children }: MadeOfProps) {
  const { total_paid, settled, typed_paid, written_off } = order
  const isPlain = typed_paid === 0 && written_off === 0
  const read = useRead(invoiceTrackerEndpoints.madeOf, { params: { id: order.id } }, { enabled: !isPlain })
  if (isPlain) return null
  const { typed_by, typed_at } = read.data ?? {}
  const who = [typed_by && `by ${typed_by}`, typed_at && `on ${formatInstant(typed_at)}`]
  return (
    <Text size="sm">
      {formatMoney(total_paid, 'USD')}: {formatMoney(settled, 'USD')} by vouchers,{' '}
      {formatMoney(typed_paid, 'USD')} typed {who.filter(Boolean).join(' ')}
      {written_off !== 0 && <>; {formatMoney(written_off, 'USD')} is not expected any more</>}
      {'. '}
      {typed_paid > 0 && children}
    </Text>
  )
}
