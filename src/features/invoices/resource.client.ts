import { IconFileInvoice } from '@tabler/icons-react'
import { ownScreens } from '../../kernel/client/plain-screens/own-screens.ts'
import { type LoadScreen, screen, to } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { invoice } from './invoices.contract.ts'

/** The invoices; `view` shows one beside what later features know of it. */
export function invoiceScreens(view: LoadScreen) {
  const four = ownScreens(
    invoice,
    { at: paths.invoice, title: 'Invoices', icon: IconFileInvoice },
    {
      table: async () => (await import('./list/invoice-table.client.tsx')).InvoiceTable,
      create: async () => (await import('./form/invoice-create.client.tsx')).InvoiceCreate,
      view,
      update: async () => (await import('./form/invoice-update.client.tsx')).InvoiceUpdate,
    },
  )
  return {
    ...four,
    within: [paths.invoice.base, '/invoce-generate'],
    routes: [
      ...four.routes,
      screen(
        paths.invoice.print(':id'),
        'Print Invoice',
        to('view', invoice),
        async () => (await import('./paper/invoice-print.client.tsx')).InvoicePrint,
      ),
    ],
  }
}
