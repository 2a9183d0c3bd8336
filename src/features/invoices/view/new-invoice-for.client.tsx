import { IconPlus } from '@tabler/icons-react'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { LinkButton } from '../../../kernel/client/show/link-button.tsx'
import { paths } from '../../paths.ts'
import { invoice } from '../invoices.contract.ts'

/** The link to the form of a new invoice for a customer. */
export function NewInvoiceFor({ customer }: { customer: number }) {
  return useMay(invoice.resource, 'create') ? (
    <LinkButton to={paths.invoice.createFor(customer)} label="New invoice" icon={IconPlus} primary />
  ) : null
}
