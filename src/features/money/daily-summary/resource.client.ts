import { IconReportMoney } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { screen } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { dailySummaryRight } from './daily-summary-right.contract.ts'

const need = { resource: dailySummaryRight, verb: 'view' } as const

/** The screen of the daily summary. */
export const dailySummaryScreens: FeatureScreens = {
  label: 'Daily Summary',
  path: paths.daySheet.of,
  icon: IconReportMoney,
  within: [paths.daySheet.print],
  need,
  routes: [
    screen(
      paths.daySheet.of,
      'Daily Summary',
      need,
      async () => (await import('./daily-summary.client.tsx')).DailySummaryScreen,
    ),
    screen(
      paths.daySheet.print,
      'Daily Summary',
      need,
      async () => (await import('./daily-summary-print.client.tsx')).DailySummaryPrint,
    ),
  ],
}
