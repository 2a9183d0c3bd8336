import { IconTruckDelivery } from '@tabler/icons-react'
import type { FeatureScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { type LoadScreen, screen, to } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { order } from './orders.contract.ts'

/**
 * The screens of orders; `view` loads the page of the order's invoice. There is no create screen:
 * orders are created with invoices.
 */
export function orderScreens(view: LoadScreen): FeatureScreens {
  const { base, table, view: one, update } = paths.order
  const mayView = to('view', order)
  return {
    entity: order,
    label: 'Order Tracker',
    path: table,
    icon: IconTruckDelivery,
    within: [base],
    need: mayView,
    routes: [
      screen(
        table,
        'Order Tracker',
        mayView,
        async () => (await import('./order-table.client.tsx')).OrderTable,
      ),
      screen(one(':id'), 'Order', mayView, view),
      screen(
        update(':id'),
        'Update Order',
        to('update', order),
        async () => (await import('./order-update.client.tsx')).OrderUpdate,
      ),
    ],
  }
}
