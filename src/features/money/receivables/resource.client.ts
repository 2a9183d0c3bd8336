import { IconReceipt } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { screen } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { receivablesRight } from './receivables.contract.ts'

const need = { resource: receivablesRight, verb: 'view' } as const

/** The screens of receivables and customer statements. */
export const receivablesScreens: FeatureScreens = {
  label: 'Receivables',
  path: paths.receivables.table,
  icon: IconReceipt,
  need,
  routes: [
    screen(
      paths.receivables.table,
      'Receivables',
      need,
      async () => (await import('./receivables.client.tsx')).Receivables,
    ),
    screen(
      paths.receivables.print,
      'Print Receivables',
      need,
      async () => (await import('./paper/receivables-print.client.tsx')).ReceivablesPrint,
    ),
    screen(
      paths.statement.of(':id'),
      'Statement',
      need,
      async () => (await import('./statement/statement.client.tsx')).StatementScreen,
    ),
    screen(
      paths.statement.print(':id'),
      'Print Statement',
      need,
      async () => (await import('./statement/statement-print.client.tsx')).StatementPrint,
    ),
  ],
}
