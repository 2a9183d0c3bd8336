import { IconTruckDelivery } from '@tabler/icons-react'
import type { FeatureScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { type LoadScreen, screen, to } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { invoiceTracker } from './orders.contract.ts'

/** The orders; `view` shows one beside what later features know of it. Nobody creates them: each comes with an invoice. */
export function trackerScreens(view: LoadScreen): FeatureScreens {
  const { base, table, view: one, update } = paths.invoiceTracker
  const mayView = to('view', invoiceTracker)
  return {
    entity: invoiceTracker,
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
        async () => (await import('./order-table.client.tsx')).TrackerTable,
      ),
      screen(one(':id'), 'Order', mayView, view),
      screen(
        update(':id'),
        'Update Order',
        to('update', invoiceTracker),
        async () => (await import('./orders.client.tsx')).TrackerUpdate,
      ),
    ],
  }
}
