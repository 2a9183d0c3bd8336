import { lazy, useState } from 'react'
import { useFormError, useFormValue } from '../../../kernel/client/entity-form/form-parts.ts'
import { SearchSelect } from '../../../kernel/client/inputs/search-select.tsx'
import { LineInput } from '../../../kernel/client/inputs/text-input.tsx'
import { useMay } from '../../../kernel/client/rights.ts'
import { useReferenceName } from '../../../kernel/client/show/use-reference-name.ts'
import { text } from '../../../kernel/contract/kinds/text.ts'
import { customer, customerEndpoints } from '../../customers/customers.contract.ts'
import { invoice } from '../invoices.contract.ts'
import type { InvoiceForm } from './use-invoice-form.client.ts'

const CustomerDialog = lazy(() => import('../../customers/customer-dialog.client.tsx'))

/** Whom the invoice is for, found by any word of the customer's record. */
export function CustomerInput({ form }: { form: InvoiceForm }) {
  const id = Number(useFormValue(form, 'customer')) || null
  const error = useFormError(form, 'customer')
  const { record } = form.store.now()
  const mayCreate = useMay(customer.resource, 'create')
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(() =>
    typeof record?.['customer'] === 'number'
      ? { id: record['customer'], name: String(record['customer_name']) }
      : null,
  )
  const known = picked?.id === id ? picked : null
  const { name } = useReferenceName(invoice.fields.customer.to, known ? null : id)
  if (record?.['has_receipts'] === true && id === record['customer']) {
    return (
      <LineInput
        field={text(invoice.fields.customer.label)}
        value={known?.name ?? ''}
        description="Receipt vouchers say that this customer paid, so it stays."
        readOnly
        onChange={() => undefined}
      />
    )
  }
  return (
    <div data-field="customer">
      <SearchSelect
        label={invoice.fields.customer.label}
        required
        endpoint={customerEndpoints.list}
        nameOf={(row) => row.name}
        detailOf={(row) => [row.code, row.phone ?? row.email ?? []].flat().join(' · ')}
        chosen={id === null ? null : (known ?? { id, name: name ?? '' })}
        error={error}
        create={mayCreate ? { label: 'Create Customer', dialog: CustomerDialog } : null}
        onChange={(row) => {
          setPicked(row && { id: row.id, name: row.name })
          form.change({ customer: row?.id ?? '' })
        }}
      />
    </div>
  )
}
