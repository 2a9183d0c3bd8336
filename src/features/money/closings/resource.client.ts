import { IconCalculator } from '@tabler/icons-react'
import { type FeatureScreens, ownScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { cashClose } from './cash-closing.contract.ts'

const own = ownScreens(
  cashClose,
  { at: paths.cashClose, title: cashClose.plural, icon: IconCalculator, createTitle: 'Close day' },
  {
    table: async () => (await import('./screens/closing-table.client.tsx')).ClosingTable,
    create: async () => (await import('./screens/close-form.client.tsx')).CloseDay,
    view: async () => (await import('./screens/closing-view.client.tsx')).ClosingView,
    print: {
      title: 'Print Cash Closing',
      load: async () => (await import('./paper/close-print.client.tsx')).ClosePrint,
    },
  },
)

/** The screens of cash closings. A closing has no edit form: it is reopened instead. */
export const closingScreens: FeatureScreens = {
  ...own,
  creation: { ...own.creation, label: 'Close day' },
}
