import { useFormError, useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { LineInput } from '../../../kernel/client/inputs/text-input.tsx'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { CustomerSelect } from '../../customers/customer-select.client.tsx'
import { invoice } from '../invoices.contract.ts'
import { AsLastTime } from './proposed/as-last-time.client.tsx'
import type { InvoiceForm } from './use-invoice-form.client.ts'

const { label } = invoice.fields.customer

/** The customer of the invoice; read-only once they have paid for it. */
export function CustomerInput({ form }: { form: InvoiceForm }) {
  const id = Number(useFormValue(form, 'customer')) || null
  const error = useFormError(form, 'customer')
  const { record } = form.store.now()
  const name = typeof record?.['customer_name'] === 'string' ? record['customer_name'] : undefined
  if (record?.['has_receipts'] === true && id === record['customer']) {
    return (
      <LineInput
        field={text(label)}
        value={name ?? ''}
        description="This invoice has receipts, so its customer cannot be changed."
        readOnly
        onChange={() => undefined}
      />
    )
  }
  return (
    <div data-field="customer">
      <CustomerSelect
        label={label}
        id={id}
        name={id === record?.['customer'] ? name : undefined}
        error={error}
        onChange={(row) => {
          form.change({ customer: row?.id ?? '' })
          if (record?.['status'] !== 'issued') void form.proposals.follow(row?.id ?? null)
        }}
      />
      <AsLastTime form={form} />
    </div>
  )
}
