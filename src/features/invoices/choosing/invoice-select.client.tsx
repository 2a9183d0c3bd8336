import { lazy } from 'react'
import {
  type CreateDialogProps,
  SearchSelect,
} from '../../../kernel/client/inputs/references/search-select.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { sentencesOf } from '../../../kernel/contract/entity-sentences.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

const InvoiceDialog = lazy(() => import('./invoice-dialog.client.tsx'))

interface InvoiceSelectProps {
  label: DisplayText
  /** Whether an invoice is required; default true. */
  required?: boolean
  chosen: { id: number; name: string } | null
  /** Limits the choice to the invoices of this customer; a new one is for them. */
  customer: number | null
  error: string | undefined
  onChange(row: Row<typeof invoice> | null): void
}

/** Selects an issued invoice by any word of it, or creates a new one. */
export function InvoiceSelect({ customer, required = true, onChange, ...shared }: InvoiceSelectProps) {
  const create = useInvoiceCreation(customer)
  return (
    <SearchSelect
      {...shared}
      required={required}
      endpoint={invoiceEndpoints.list}
      within={{ status: 'issued', ...(customer !== null && { customer }) }}
      nameOf={(row) => row.invoice_no ?? ''}
      detailOf={(row) =>
        [row.customer_name, row.grand_total !== null && formatMoney(row.grand_total, 'USD')]
          .filter(Boolean)
          .join(' · ')
      }
      create={create}
      onChange={onChange}
    />
  )
}

/** How a new invoice is created from the select; null for users who may not. */
export function useInvoiceCreation(customer: number | null) {
  if (!useMay(invoice.resource, 'create')) return null
  return {
    label: sentencesOf(invoice).create,
    dialog: ({ onCreated, onClose }: CreateDialogProps<InvoiceRecord>) => (
      <InvoiceDialog customer={customer} onCreated={onCreated} onClose={onClose} />
    ),
  }
}
