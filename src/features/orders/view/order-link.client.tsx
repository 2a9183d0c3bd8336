import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { missing } from '../../../kernel/client/show/values/value-text.ts'
import { paths } from '../../paths.ts'
import { orderStatuses } from '../orders.contract.ts'
import { useOrderOf } from './use-order-of.client.ts'

/** How the order of an invoice goes, and the way to it; only its absence for those who may not see orders. */
export function OrderLink({ invoice }: { invoice: number }) {
  const t = useTranslate()
  const order = useOrderOf(invoice)
  if (!order) return missing
  return (
    <Anchor component={Link} to={paths.order.view(order.id)} fz="inherit">
      {t(orderStatuses[order.status])}
    </Anchor>
  )
}
