import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { EntityFormCard } from '../../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import {
  useFieldProps,
  useDerived,
  useFormValue,
} from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../../kernel/client/entity-form/use-entity-form.ts'
import { ValueInput } from '../../../../kernel/client/inputs/value-input.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useRecordHere } from '../../../../kernel/client/cache/use-record-here.ts'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { AccountNameInput } from '../../accounts/screens/account-name-input.client.tsx'
import { PrintedNotice } from '../../ledger/revisions/printed-notice.client.tsx'
import { DocumentUpdate } from '../../ledger/document-update.client.tsx'
import { paths } from '../../../paths.ts'
import type { Label } from '../../../../i18n/messages.ts'
import {
  FirstNumber,
  NewVoucherNumber,
  useNumberOfServer,
} from '../../payments/numbers/voucher-number-input.client.tsx'
import { company } from '../../../settings/settings.contract.ts'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { exclusionErrors } from '../amounts/amount-rules.ts'
import { InvoiceAndCustomer } from './invoice-and-customer.client.tsx'
import { withoutInvoice } from '../invoice-named.ts'
import { InvoiceMoney, MoreThanOutstanding } from '../view/invoice-money.client.tsx'
import { PaymentOfInvoice } from './payment-of-invoice.client.tsx'
import { ReceiptAmounts } from './receipt-amounts.client.tsx'
import { ReceiptRate } from './receipt-rate.client.tsx'
import { ReplacesManualPayment } from './replaces-manual-payment.client.tsx'
import { enteredIn, receivedSoFar, type ReceiptForm, type ReceiptValues } from './receipt-values.client.ts'
import { amountLabels, receiptVoucher, receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

type ReceiptVoucher = Row<typeof receiptVoucher>

const { create, read, update, nextNumber } = receiptVoucherEndpoints
const { fields } = receiptVoucher
const back = paths.receiptVoucher.table
const check = (values: ReceiptValues) => exclusionErrors(enteredIn(values), amountLabels)
const checkNew = (values: ReceiptValues) => ({ ...check(values), ...withoutInvoice(values.invoice) })

/** The form of a new receipt. For the invoice in the address, it is filled in and leads back there. */
export function ReceiptVoucherCreate() {
  const [params] = useSearchParams()
  const invoice = Number(params.get('invoice'))
  const ofManualPayment = params.get('typed') === 'true'
  return (
    <>
      <PageHeading title="Create Receipt Voucher" />
      <WithToday>
        {(today) => (
          <FirstNumber endpoint={nextNumber}>
            {(number) =>
              Number.isInteger(invoice) && invoice > 0 ? (
                <PaymentOfInvoice key={invoice} invoice={invoice} ofManualPayment={ofManualPayment}>
                  {(proposed) => (
                    <NewReceipt
                      proposed={{ date: today, voucher_no: number, ...proposed }}
                      back={paths.invoice.view(invoice)}
                    />
                  )}
                </PaymentOfInvoice>
              ) : (
                <NewReceipt proposed={{ date: today, voucher_no: number }} back={back} />
              )
            }
          </FirstNumber>
        )}
      </WithToday>
    </>
  )
}

interface NewReceiptProps {
  proposed: Partial<ReceiptValues>
  back: string
}

function NewReceipt({ proposed, back: from }: NewReceiptProps) {
  // Already loaded with today's date.
  const defaultAccount = useRead(company).data?.default_account ?? ''
  const initial = { to_account: defaultAccount, ...proposed }
  const form = useEntityForm({
    endpoint: create,
    initial,
    back: from,
    screens: paths.receiptVoucher,
    check: checkNew,
    valuesToSend: useNumberOfServer(nextNumber),
  })
  return (
    <EntityFormCard form={form}>
      <NewVoucherNumber form={form} endpoint={nextNumber} />
      <FieldInput form={form} name="date" />
      <InvoiceAndCustomer form={form} />
      <FurtherInputs form={form} isNew remark={<Remark form={form} />} />
      <ReplacesManualPayment form={form} />
    </EntityFormCard>
  )
}

/** The form that edits a voucher. Its invoice cannot be changed. */
export function ReceiptVoucherUpdate() {
  return (
    <DocumentUpdate entity={receiptVoucher} read={useRecordHere(read)} at={paths.receiptVoucher}>
      {(record) => <ReceiptChange record={record} />}
    </DocumentUpdate>
  )
}

function ReceiptChange({ record }: { record: ReceiptVoucher }) {
  const form = useEntityForm({ endpoint: update, record, back, check })
  return (
    <EntityFormCard form={form}>
      <PrintedNotice record={record} />
      <FieldInput form={form} name="voucher_no" readOnly />
      <FieldInput form={form} name="date" />
      <Fixed field={fields.invoice_no} value={record.invoice_no} label={fields.invoice.label} />
      <Fixed field={fields.from_account_name} value={record.from_account_name} />
      {record.invoice !== null && (
        <InvoiceMoney invoice={record.invoice} invoiceNo={record.invoice_no ?? ''} />
      )}
      <FurtherInputs form={form} />
    </EntityFormCard>
  )
}

interface FixedProps {
  field: typeof fields.invoice_no | typeof fields.from_account_name
  value: string | null
  label?: Label
}

function Fixed({ field, value, label = field.label }: FixedProps) {
  return (
    <ValueInput
      field={{ ...field, label, required: false }}
      value={value}
      readOnly
      onChange={() => undefined}
    />
  )
}

/** Only for a new voucher: what is outstanding already includes the money of a stored one. */
function Remark({ form }: { form: ReceiptForm }) {
  const chosen = useFormValue(form, 'invoice')
  const invoice = chosen ? Number(chosen) : null
  const brings = useDerived(form, (values) => receivedSoFar('USD', values))
  if (invoice === null || brings === null) return null
  return <MoreThanOutstanding invoice={invoice} brings={brings} />
}

interface FurtherInputsProps {
  form: ReceiptForm
  isNew?: boolean
  remark?: ReactNode
}

function FurtherInputs({ form, isNew = false, remark }: FurtherInputsProps) {
  return (
    <>
      <FieldInput form={form} name="subject" />
      <ToAccount form={form} isNew={isNew} />
      <ReceiptAmounts form={form}>{remark}</ReceiptAmounts>
      <ReceiptRate form={form} />
      <FieldInput form={form} name="receipt_reference" />
      <FieldInput form={form} name="keyword" />
      <FieldInput form={form} name="details" />
    </>
  )
}

function ToAccount({ form, isNew }: { form: ReceiptForm; isNew: boolean }) {
  const account = useFieldProps(form, 'to_account')
  const brings = useDerived(form, (values) =>
    (['USD', 'IQD'] as const).filter((currency) => (receivedSoFar(currency, values) ?? 0) > 0),
  )
  return (
    <div data-field="to_account">
      <AccountNameInput {...account} brings={brings} proposes={isNew} />
    </div>
  )
}
