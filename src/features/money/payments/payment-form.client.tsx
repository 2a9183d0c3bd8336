import { EntityFormCard } from '../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useFieldProps, useDerived } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { numberIn } from '../../../kernel/contract/values/read-number.ts'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { FormValues } from '../../../kernel/contract/fields.ts'
import { AccountNameInput } from '../accounts/screens/account-name-input.client.tsx'
import { PrintedNotice } from '../ledger/revisions/printed-notice.client.tsx'
import { DocumentUpdate } from '../ledger/document-update.client.tsx'
import { paths } from '../../paths.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { paymentVoucher, paymentVoucherEndpoints } from './payment-voucher.contract.ts'
import { useProposedRefund } from './refund/proposed-refund.client.ts'
import { RefundInputs } from './refund/refund-inputs.client.tsx'
import { FirstNumber, NewVoucherNumber, useNumberOfServer } from './numbers/voucher-number-input.client.tsx'

const { create, read, update, nextNumber } = paymentVoucherEndpoints
const { table } = paths.paymentVoucher

type PaymentValues = Partial<FormValues<typeof paymentVoucher.fields>>

/** The form of a new payment voucher. */
export function PaymentVoucherCreate() {
  return (
    <>
      <PageHeading title="Create Payment Voucher" />
      <WithToday>
        {(today) => (
          <FirstNumber endpoint={nextNumber}>
            {(number) => <NewPayment today={today} number={number} />}
          </FirstNumber>
        )}
      </WithToday>
    </>
  )
}

function NewPayment({ today, number }: { today: string; number: number }) {
  const refund = useProposedRefund()
  return refund === undefined ? null : (
    <NewForm proposed={{ date: today, voucher_no: number, ...refund?.values }} back={refund?.back ?? table} />
  )
}

function NewForm({ proposed, back }: { proposed: PaymentValues; back: string }) {
  const form = useEntityForm({
    endpoint: create,
    initial: proposed,
    back,
    screens: paths.paymentVoucher,
    valuesToSend: useNumberOfServer(nextNumber),
  })
  return <PaymentForm form={form} />
}

/** The form that edits a payment voucher. */
export function PaymentVoucherUpdate() {
  return (
    <DocumentUpdate entity={paymentVoucher} read={useRecordHere(read)} at={paths.paymentVoucher}>
      {(record) => <PaymentChange record={record} />}
    </DocumentUpdate>
  )
}

function PaymentChange({ record }: { record: Row<typeof paymentVoucher> }) {
  return <PaymentForm form={useEntityForm({ endpoint: update, record, back: table })} record={record} />
}

interface PaymentFormProps {
  form: EntityForm<typeof paymentVoucher.fields>
  /** The stored voucher; undefined for a new one. */
  record?: Row<typeof paymentVoucher>
}

function PaymentForm({ form, record }: PaymentFormProps) {
  const isNew = record === undefined
  return (
    <EntityFormCard form={form}>
      <PrintedNotice record={record} />
      {isNew ? (
        <NewVoucherNumber form={form} endpoint={nextNumber} />
      ) : (
        <FieldInput form={form} name="voucher_no" readOnly />
      )}
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="subject" />
      <FieldInput form={form} name="to" />
      <FromAccount form={form} isNew={isNew} />
      <FieldInput form={form} name="payroll_salary" />
      <FieldInput form={form} name="amount_usd" />
      <FieldInput form={form} name="amount_iqd" />
      <RefundInputs form={form} />
      <FieldInput form={form} name="keyword" />
      <FieldInput form={form} name="details" />
    </EntityFormCard>
  )
}

function FromAccount({ form, isNew }: { form: EntityForm<typeof paymentVoucher.fields>; isNew: boolean }) {
  const account = useFieldProps(form, 'from_field')
  const brings = useDerived(form, ({ amount_usd, amount_iqd }) => {
    const amounts = { USD: amount_usd, IQD: amount_iqd }
    return (['USD', 'IQD'] as const).filter((currency) => (numberIn(amounts[currency]) ?? 0) > 0)
  })
  return (
    <div data-field="from_field">
      <AccountNameInput {...account} brings={brings} proposes={isNew} />
    </div>
  )
}
