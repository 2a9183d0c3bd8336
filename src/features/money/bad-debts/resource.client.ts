import { IconFilePlus, IconReceiptOff } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { badDebt } from './bad-debts.contract.ts'

const { base, table, create, view } = paths.badDebt
const mayView = to('view', badDebt)
const mayCreate = to('create', badDebt)

/** What was written off. None is changed: one that was wrong, or is paid after all, is cancelled. */
export const badDebtScreens: FeatureScreens = {
  entity: badDebt,
  label: badDebt.plural,
  path: table,
  icon: IconReceiptOff,
  within: [base],
  need: mayView,
  creation: { label: 'Create Bad Debt', path: create, icon: IconFilePlus, need: mayCreate },
  routes: [
    screen(
      table,
      badDebt.plural,
      mayView,
      async () => (await import('./bad-debt-table.client.tsx')).BadDebtTable,
    ),
    screen(
      create,
      'Create Bad Debt',
      mayCreate,
      async () => (await import('./bad-debt-form.client.tsx')).BadDebtCreate,
    ),
    screen(
      view(':id'),
      badDebt.label,
      mayView,
      async () => (await import('./bad-debt-view.client.tsx')).BadDebtView,
    ),
  ],
}
