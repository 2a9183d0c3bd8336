import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { missing } from '../../../kernel/client/show/values/value-text.ts'
import { paths } from '../../paths.ts'
import { orderStatuses } from '../orders.contract.ts'
import { useOrderOf } from './use-order-of.client.ts'

/** The status of an invoice's order, as a link; a dash without an order, or if the user may not see orders. */
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
