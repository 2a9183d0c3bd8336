import { useState } from 'react'
import { FieldInput } from '../../kernel/client/entity-form/field-input.tsx'
import { useFormError, useFormValue } from '../../kernel/client/entity-form/form-parts.ts'
import { SearchSelect } from '../../kernel/client/inputs/search-select.tsx'
import { useReferenceName } from '../../kernel/client/show/use-reference-name.ts'
import { formatMoney } from '../../kernel/contract/money.ts'
import { invoiceEndpoints } from '../invoices/invoices.contract.ts'
import { InvoiceMoney } from './invoice-money.client.tsx'
import type { ReceiptForm } from './receipt-values.client.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

const { invoice: field } = receiptVoucher.fields

interface Picked {
  id: number
  name: string
}

/** The invoice that is paid and the customer who pays it: each says something about the other. */
export function InvoiceAndCustomer({ form }: { form: ReceiptForm }) {
  const { change } = form
  const id = Number(useFormValue(form, 'invoice')) || null
  const customer = Number(useFormValue(form, 'from_account')) || null
  const [picked, setPicked] = useState<Picked | null>(null)
  const known = picked?.id === id ? picked : null
  const { name } = useReferenceName(field.to, known ? null : id)
  const chosen = id === null ? null : { id, name: known?.name ?? name ?? '' }
  // Another customer has other invoices.
  const changingCustomer: typeof form = {
    ...form,
    change: (changed) => {
      const isOther = id !== null && Number(changed.from_account) !== customer
      change(isOther ? { ...changed, invoice: '' } : changed)
    },
  }
  return (
    <>
      <div data-field="invoice">
        <SearchSelect
          label={field.label}
          required
          endpoint={invoiceEndpoints.list}
          within={{ status: 'issued', ...(customer !== null && id === null && { customer }) }}
          nameOf={(row) => row.invoice_no ?? ''}
          detailOf={(row) =>
            [row.customer_name, row.grand_total !== null && formatMoney(row.grand_total, 'USD')]
              .filter(Boolean)
              .join(' · ')
          }
          chosen={chosen}
          error={useFormError(form, 'invoice')}
          onChange={(row) => {
            setPicked(row && { id: row.id, name: row.invoice_no ?? '' })
            change({ invoice: row?.id ?? '', ...(row?.customer && { from_account: row.customer }) })
          }}
        />
      </div>
      <FieldInput form={changingCustomer} name="from_account" />
      {chosen && <InvoiceMoney invoice={chosen.id} invoiceNo={chosen.name} />}
    </>
  )
}
