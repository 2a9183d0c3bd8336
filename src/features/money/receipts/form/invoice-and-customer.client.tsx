import { useState } from 'react'
import { useFormError, useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useReferenceName } from '../../../../kernel/client/show/values/use-reference-name.ts'
import { CustomerSelect } from '../../../customers/customer-select.client.tsx'
import { InvoiceSelect } from '../../../invoices/choosing/invoice-select.client.tsx'
import { InvoiceMoney } from '../view/invoice-money.client.tsx'
import type { ReceiptForm } from './receipt-values.client.ts'
import { receiptVoucher } from '../receipt-voucher.contract.ts'

const { invoice: field, from_account } = receiptVoucher.fields

interface Picked {
  id: number
  name: string
}

/** The invoice and the customer who pays. Choosing one fills in or clears the other. */
export function InvoiceAndCustomer({ form }: { form: ReceiptForm }) {
  const { change } = form
  const id = Number(useFormValue(form, 'invoice')) || null
  const customer = Number(useFormValue(form, 'from_account')) || null
  const [picked, setPicked] = useState<Picked | null>(null)
  const known = picked?.id === id ? picked : null
  const { name } = useReferenceName(field.to, known ? null : id)
  const chosen = id === null ? null : { id, name: known?.name ?? name ?? '' }
  return (
    <>
      <div data-field="invoice">
        <InvoiceSelect
          label={field.label}
          chosen={chosen}
          customer={id === null ? customer : null}
          error={useFormError(form, 'invoice')}
          onChange={(row) => {
            setPicked(row && { id: row.id, name: row.invoice_no ?? '' })
            change({ invoice: row?.id ?? '', ...(row?.customer && { from_account: row.customer }) })
          }}
        />
      </div>
      <div data-field="from_account">
        <CustomerSelect
          label={from_account.label}
          id={customer}
          error={useFormError(form, 'from_account')}
          // An invoice of another customer does not fit any more.
          onChange={(row) =>
            change({
              from_account: row?.id ?? '',
              ...(id !== null && row?.id !== customer && { invoice: '' }),
            })
          }
        />
      </div>
      {chosen && <InvoiceMoney invoice={chosen.id} invoiceNo={chosen.name} />}
    </>
  )
}
