import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { workbookRight } from './workbook.contract.ts'

const need = { resource: workbookRight, verb: 'view' } as const

/** All books of a period in one file. */
export const workbookScreens: FeatureScreens = {
  label: 'Year-end workbook',
  path: paths.workbook,
  icon: IconFileSpreadsheet,
  need,
  routes: [
    screen(
      paths.workbook,
      'Year-end workbook',
      need,
      async () => (await import('./workbook.client.tsx')).WorkbookScreen,
    ),
  ],
}
