import { IconFileDollar } from '@tabler/icons-react'
import { screens } from '../../kernel/client/generated-screens/screens.ts'
import { paths } from '../paths.ts'
import { financialLogSheet, financialLogSheetEndpoints } from './financial-log-sheet.contract.ts'

export const financialLogScreens = screens(financialLogSheet, {
  endpoints: financialLogSheetEndpoints,
  at: paths.financialLogSheet,
  title: 'Financial Log Sheet',
  icon: IconFileDollar,
  bulk: ['export', 'delete'],
  display: {
    document_number: { card: 'number' },
    document_type: { card: 'status' },
    subject: { card: 'who' },
    issue_date: { card: 'day' },
    amount_usd: { card: 'amount' },
    amount_iqd: { card: 'amount' },
  },
  shows: [
    'year',
    'document_number',
    'document_type',
    'subject',
    'issue_date',
    'amount_usd',
    'amount_iqd',
    'total_amount_display',
    'recipient_number',
    'notification',
    'image',
    'created_by_email',
    'created_at',
  ],
  deletion: { deleted: 'Financial Log successfully deleted.' },
  own: { create: async () => (await import('./financial-log-create.client.tsx')).FinancialLogCreate },
})
