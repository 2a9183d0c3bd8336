import { IconCalculator, IconPlus } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { cashClose } from './cash-closing.contract.ts'

const { base, table, create, view, print } = paths.cashClose
const mayView = to('view', cashClose)
const mayCreate = to('create', cashClose)

/** The closed days of the boxes. None is changed: what was counted stays, or the day is opened again. */
export const closingScreens: FeatureScreens = {
  entity: cashClose,
  label: cashClose.plural,
  path: table,
  icon: IconCalculator,
  within: [base],
  need: mayView,
  creation: { label: 'Close the Day', path: create, icon: IconPlus, need: mayCreate },
  routes: [
    screen(
      table,
      cashClose.plural,
      mayView,
      async () => (await import('./screens/closing-table.client.tsx')).ClosingTable,
    ),
    screen(
      create,
      'Close the Day',
      mayCreate,
      async () => (await import('./screens/close-form.client.tsx')).CloseDay,
    ),
    screen(
      view(':id'),
      cashClose.label,
      mayView,
      async () => (await import('./screens/closing-view.client.tsx')).ClosingView,
    ),
    screen(
      print(':id'),
      'Print Cash Closing',
      mayView,
      async () => (await import('./paper/close-print.client.tsx')).ClosePrint,
    ),
  ],
}
