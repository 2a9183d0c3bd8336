import { IconFileInvoice } from '@tabler/icons-react'
import { ownScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import type { LoadScreen } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { invoice } from './invoices.contract.ts'

/** The screens of invoices; `view` loads the invoice view with the parts of later features. */
export function invoiceScreens(view: LoadScreen) {
  const own = ownScreens(
    invoice,
    { at: paths.invoice, title: 'Invoices', icon: IconFileInvoice },
    {
      table: async () => (await import('./list/invoice-table.client.tsx')).InvoiceTable,
      create: async () => (await import('./form/invoice-create.client.tsx')).InvoiceCreate,
      view,
      update: async () => (await import('./form/invoice-update.client.tsx')).InvoiceUpdate,
      print: {
        title: 'Print Invoice',
        load: async () => (await import('./paper/invoice-print.client.tsx')).InvoicePrint,
      },
    },
  )
  return { ...own, within: [paths.invoice.base, '/invoce-generate'] }
}
