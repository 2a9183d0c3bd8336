import { useRead } from '../../kernel/client/cache/query.ts'
import { EntityFormCard } from '../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { numberIn } from '../../kernel/contract/values/read-number.ts'
import { ValueInput } from '../../kernel/client/inputs/value-input.tsx'
import { formatDay } from '../../kernel/contract/values/formats.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { paths } from '../paths.ts'
import { manualPayments } from '../invoices/invoices.contract.ts'
import { order, orderEndpoints } from './orders.contract.ts'
import { MadeOf } from './view/made-of.client.tsx'
import { outstandingAfter } from './manual-payments.ts'

type Order = Row<typeof order>

const { fields } = order

/** The fields of the invoice, read-only here, in the order of the specification (section 2). */
const fixed = {
  invoice: text('Invoice'),
  invoice_number: fields.invoice_number,
  customer_name: fields.customer_name,
  invoice_amount: fields.invoice_amount,
  customer_code: fields.customer_code,
  customer_email: fields.customer_email,
} as const

/** The invoice as text: its number and date instead of its key. */
function invoiceInWords({ invoice_number, date }: Order): string {
  return [invoice_number, date && formatDay(date)].filter(Boolean).join(' · ')
}

/** The form of an order. */
export function OrderForm({ record }: { record: Order }) {
  const mayType = useMay(manualPayments, 'update')
  const form = useEntityForm({
    endpoint: orderEndpoints.update,
    record,
    back: paths.order.table,
  })
  const isWrittenOff = record.written_off > 0
  const made = useRead(orderEndpoints.madeOf, { params: { id: record.id } }, { enabled: isWrittenOff })
  const badDebts = made.data?.bad_debts ?? 0
  // Entering the total paid fills in the outstanding amount, until the user enters another one.
  const refilling: typeof form = {
    ...form,
    change: (values) => {
      const paid = values.total_paid === undefined ? null : numberIn(values.total_paid)
      form.change(
        paid === null ? values : { ...values, outstanding: outstandingAfter(record, badDebts, paid) },
      )
    },
  }
  return (
    <EntityFormCard form={form}>
      {Object.entries(fixed).map(([name, field]) => (
        <ValueInput
          key={name}
          field={{ ...field, required: false }}
          value={name === 'invoice' ? invoiceInWords(record) : record[name as keyof typeof fixed]}
          readOnly
          onChange={() => undefined}
        />
      ))}
      <FieldInput form={refilling} name="total_paid" readOnly={!mayType} />
      <FieldInput form={form} name="outstanding" readOnly={!mayType} />
      <div data-wide>
        <MadeOf order={record} />
      </div>
      <FieldInput form={form} name="age_days" readOnly={!mayType} />
      <FieldInput form={form} name="status" />
      <FieldInput form={form} name="notes" />
    </EntityFormCard>
  )
}
