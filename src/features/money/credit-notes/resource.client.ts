import { IconFilePlus, IconReceiptRefund } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { creditNote } from './credit-notes.contract.ts'

const { base, table, create, view, print } = paths.creditNote
const mayView = to('view', creditNote)
const mayCreate = to('create', creditNote)

/** The credit notes. None is changed: one that was wrong is cancelled. */
export const creditNoteScreens: FeatureScreens = {
  entity: creditNote,
  label: creditNote.plural,
  path: table,
  icon: IconReceiptRefund,
  within: [base],
  need: mayView,
  creation: { label: 'Create Credit Note', path: create, icon: IconFilePlus, need: mayCreate },
  routes: [
    screen(
      table,
      creditNote.plural,
      mayView,
      async () => (await import('./view/credit-table.client.tsx')).CreditTable,
    ),
    screen(
      create,
      'Create Credit Note',
      mayCreate,
      async () => (await import('./form/credit-form.client.tsx')).CreditNoteCreate,
    ),
    screen(
      view(':id'),
      creditNote.label,
      mayView,
      async () => (await import('./view/credit-view.client.tsx')).CreditView,
    ),
    screen(
      print(':id'),
      'Print Credit Note',
      mayView,
      async () => (await import('./paper/credit-print.client.tsx')).CreditPrint,
    ),
  ],
}
