import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type FeatureScreens, oneScreen } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { workbookRight } from './workbook.contract.ts'

const need = { resource: workbookRight, verb: 'view' } as const

const own = oneScreen(
  {
    label: 'Year-end workbook',
    path: paths.workbook,
    icon: IconFileSpreadsheet,
    need,
  },
  async () => (await import('./workbook.client.tsx')).WorkbookScreen,
)

/** The screen of the year-end workbook: all books of a period in one file. */
export const workbookScreens: FeatureScreens = { ...own, label: 'Year-end' }
