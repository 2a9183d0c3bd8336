import { IconFileText } from '@tabler/icons-react'
import { screens } from '../../kernel/client/generated-screens/screens.ts'
import { paths } from '../paths.ts'
import { adminLogSheet, adminLogSheetEndpoints } from './admin-log-sheet.contract.ts'

export const adminLogScreens = screens(adminLogSheet, {
  endpoints: adminLogSheetEndpoints,
  at: paths.adminLogSheet,
  title: 'Admin Log Sheet',
  icon: IconFileText,
  bulk: ['export', 'delete'],
  display: {
    document_number: { card: 'number' },
    document_type: { card: 'status' },
    issue_date: { card: 'day' },
    subject: { card: 'who' },
  },
  shows: [...adminLogSheet.columns, 'updated_at'],
  own: { create: async () => (await import('./admin-log-create.client.tsx')).AdminLogCreate },
})
