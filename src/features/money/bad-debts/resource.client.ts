import { IconReceiptOff } from '@tabler/icons-react'
import { ownScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { badDebt } from './bad-debts.contract.ts'

/** The screens of bad debts. A bad debt has no edit form: it is cancelled instead. */
export const badDebtScreens = ownScreens(
  badDebt,
  { at: paths.badDebt, title: badDebt.plural, icon: IconReceiptOff },
  {
    table: async () => (await import('./bad-debt-table.client.tsx')).BadDebtTable,
    create: async () => (await import('./bad-debt-form.client.tsx')).BadDebtCreate,
    view: async () => (await import('./bad-debt-view.client.tsx')).BadDebtView,
  },
)
