import { useState } from 'react'
import { SearchSelect } from '../../../kernel/client/inputs/search-select.tsx'
import { LineInput } from '../../../kernel/client/inputs/text-input.tsx'
import { useReferenceName } from '../../../kernel/client/show/use-reference-name.ts'
import { text } from '../../../kernel/contract/kinds/text.ts'
import { customerEndpoints } from '../../customers/customers.contract.ts'
import { invoice } from '../invoices.contract.ts'
import type { InvoiceForm } from './use-invoice-form.client.ts'

/** Whom the invoice is for, found by any word of the customer's record. */
export function CustomerInput({ form }: { form: InvoiceForm }) {
  const { values, record, errors, change } = form
  const id = values.customer ? Number(values.customer) : null
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
        detailOf={(row) => [row.code, row.phone ?? row.email].join(' · ')}
        chosen={id === null ? null : (known ?? { id, name: name ?? '' })}
        error={errors['customer']?.join(' ')}
        onChange={(row) => {
          setPicked(row && { id: row.id, name: row.name })
          change({ customer: row?.id ?? '' })
        }}
      />
    </div>
  )
}
