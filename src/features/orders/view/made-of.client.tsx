import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { formatInstant, formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { type Message, message } from '../../../i18n/messages.ts'
import { type order, orderEndpoints } from '../orders.contract.ts'

interface MadeOfProps {
  order: Row<typeof order>
  /** Actions on manual payments. */
  children?: ReactNode
}

/** The parts of the total paid, shown if it includes manual payments or write-offs. */
export function MadeOf({ order, children }: MadeOfProps) {
  const t = useTranslate()
  const { total_paid, settled, typed_paid, written_off } = order
  const isPlain = typed_paid === 0 && written_off === 0
  const read = useRead(orderEndpoints.madeOf, { params: { id: order.id } }, { enabled: !isPlain })
  if (isPlain) return null
  const parts = {
    total: formatMoney(total_paid, 'USD'),
    settled: formatMoney(settled, 'USD'),
    typed: manualPaymentInWords(typed_paid, read.data),
  }
  const rest = formatMoney(written_off, 'USD')
  return (
    <Text size="sm">
      {written_off === 0
        ? t('{total}: {settled} by receipts, {typed}.', parts)
        : t('{total}: {settled} by receipts, {typed}; {rest} written off.', {
            ...parts,
            rest,
          })}{' '}
      {typed_paid > 0 && children}
    </Text>
  )
}

type ManualPayments = ReplyOf<typeof orderEndpoints.madeOf>

/** The manual payments as text, with author and time if known. */
function manualPaymentInWords(
  typed: number,
  last: Pick<ManualPayments, 'typed_by' | 'typed_at'> | undefined,
): Message {
  const amount = formatMoney(typed, 'USD')
  const { typed_by: who, typed_at: at } = last ?? {}
  if (!at) return message('{amount} recorded manually', { amount })
  const when = formatInstant(at)
  if (!who) return message('{amount} recorded manually on {when}', { amount, when })
  return message('{amount} recorded manually by {who} on {when}', { amount, who, when })
}
