import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EntityFormCard } from '../../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import { useFormError, useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../../kernel/client/entity-form/use-entity-form.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { FirstResponse } from '../../../../kernel/client/show/first-response.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { CustomerSelect } from '../../../customers/customer-select.client.tsx'
import { InvoiceSelect } from '../../../invoices/choosing/invoice-select.client.tsx'
import { invoiceEndpoints, type InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { paths } from '../../../paths.ts'
import { usePriceWithDecimals } from '../../../settings/price-decimals.client.ts'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { CreditLines } from './credit-lines.client.tsx'
import { creditLine, creditNote, creditNoteEndpoints } from '../credit-notes.contract.ts'
import { totalIn } from './credit-values.ts'

const { fields } = creditNote

/** The form of a new credit note for the invoice in the address. Saving or cancelling leads back there. */
export function CreditNoteCreate() {
  const [params] = useSearchParams()
  const invoice = Number(params.get('invoice'))
  const isNamed = Number.isInteger(invoice) && invoice > 0
  return (
    <>
      <PageHeading title="Create Credit Note" />
      <WithToday>
        {(today) =>
          isNamed ? <NewCreditOf today={today} invoice={invoice} /> : <NewCredit today={today} of={null} />
        }
      </WithToday>
    </>
  )
}

function NewCreditOf({ today, invoice }: { today: string; invoice: number }) {
  const read = useRead(invoiceEndpoints.read, { params: { id: invoice } })
  return (
    <FirstResponse read={read}>{({ results }) => <NewCredit today={today} of={results} />}</FirstResponse>
  )
}

/** The form, for an invoice or empty. */
function NewCredit({ today, of }: { today: string; of: InvoiceRecord | null }) {
  const [chosen, setChosen] = useState(of && { id: of.id, name: of.invoice_no ?? '' })
  const read = useRead(
    invoiceEndpoints.read,
    { params: { id: chosen?.id ?? 0 } },
    { enabled: chosen !== null },
  )
  const invoice = chosen === null ? null : (read.data?.results ?? null)
  const price = usePriceWithDecimals()(creditLine.unit_price)
  const form = useEntityForm({
    endpoint: creditNoteEndpoints.create,
    initial: { date: today, ...(of && { invoice: of.id, customer: of.customer ?? '' }) },
    back: of ? paths.invoice.view(of.id) : paths.creditNote.table,
    screens: { view: paths.creditNote.view, update: paths.creditNote.view },
    derive: ({ lines }) => ({ total: totalIn(lines, invoice, price) ?? '' }),
  })
  const customer = Number(useFormValue(form, 'customer')) || null
  return (
    <EntityFormCard form={form}>
      <div data-field="invoice">
        <InvoiceSelect
          label={fields.invoice.label}
          required={false}
          chosen={chosen}
          customer={chosen === null ? customer : null}
          error={useFormError(form, 'invoice')}
          onChange={(row) => {
            setChosen(row && { id: row.id, name: row.invoice_no ?? '' })
            form.change({
              invoice: row?.id ?? '',
              lines: [],
              ...(row?.customer && { customer: row.customer }),
            })
          }}
        />
      </div>
      <div data-field="customer">
        <CustomerSelect
          label={fields.customer.label}
          id={customer}
          error={useFormError(form, 'customer')}
          onChange={(row) => {
            const isOther = chosen !== null && row?.id !== customer
            // An invoice of another customer does not fit any more.
            if (isOther) setChosen(null)
            form.change({ customer: row?.id ?? '', ...(isOther && { invoice: '', lines: [] }) })
          }}
        />
      </div>
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="reason" />
      <FieldInput form={form} name="note" />
      <CreditLines key={chosen?.id ?? 'none'} form={form} invoice={invoice} />
    </EntityFormCard>
  )
}
