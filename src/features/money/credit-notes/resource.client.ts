import { IconReceiptRefund } from '@tabler/icons-react'
import { ownScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { creditNote } from './credit-notes.contract.ts'

/** The screens of credit notes. A credit note has no edit form: it is cancelled instead. */
export const creditNoteScreens = ownScreens(
  creditNote,
  { at: paths.creditNote, title: creditNote.plural, icon: IconReceiptRefund },
  {
    table: async () => (await import('./view/credit-table.client.tsx')).CreditTable,
    create: async () => (await import('./form/credit-form.client.tsx')).CreditNoteCreate,
    view: async () => (await import('./view/credit-view.client.tsx')).CreditView,
    print: {
      title: 'Print Credit Note',
      load: async () => (await import('./paper/credit-print.client.tsx')).CreditPrint,
    },
  },
)
